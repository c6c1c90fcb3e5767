import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DEFAULT_THEME, type CardLanguage } from 'shared-lib/model';
import { renderDocument, type RenderedPage } from './document';
import type { PageAddresses } from '../origins';

interface OwnPage {
  language: CardLanguage;
  title: string;
  pageStyle: string;
  addresses: PageAddresses;
  body: ReactNode;
}

/** Renders a page that isn't a card: in the product's look, and not for search engines. */
export function renderOwnPage({ language, title, pageStyle, addresses, body }: OwnPage): RenderedPage {
  return renderDocument({
    language,
    theme: DEFAULT_THEME,
    pageStyle,
    addresses,
    head: (
      <>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </>
    ),
    body: renderToStaticMarkup(body),
  });
}
