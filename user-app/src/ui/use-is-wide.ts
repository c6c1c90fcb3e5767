import { useMediaQuery } from '@mantine/hooks';

/** Reports whether there is room for a week, and for its tools in a row. */
export const useIsWide = (): boolean =>
  useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
