import { PRODUCT_NAME } from 'shared-lib/config';

/** Renders the browser's title for a screen; React hoists it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${PRODUCT_NAME}`}</title>;
}
