import 'react';

declare module 'react' {
  /** Properties of our style sheets, which an element may set for itself. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
