import { useEffect, useState, type ReactNode } from 'react';
import { MantineProvider } from '@mantine/core';
import '../tokens.css';
import './first-sheets.css';
import './base.css';
import './token-colors.css';
import { aimPresses } from '../aimed-presses';
import { createColorSchemeManager } from '../color-scheme';
import { theme } from '../theme';

/** Provides theme and base styles to every screen of an app, whichever page hosts it, and makes presses reach their intended target. */
export function AppFrame({ children }: { children: ReactNode }) {
  const [manager] = useState(createColorSchemeManager);
  useEffect(() => aimPresses(document), []);
  return (
    // Its style elements would be made in the first drawing: theme-variables.css has them, and the classes aren't used.
    <MantineProvider
      theme={theme}
      colorSchemeManager={manager}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <div className="tj-app">{children}</div>
    </MantineProvider>
  );
}
