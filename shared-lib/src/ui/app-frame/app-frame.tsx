import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import { useEffect, useState, type ReactNode } from 'react';
import { MantineProvider } from '@mantine/core';
import '../tokens.css';
import './base.css';
import { aimPresses } from '../aimed-presses';
import { createColorSchemeManager } from '../color-scheme';
import { theme } from '../theme';

/**
 * Provides theme and base styles to every screen of an app, whichever page hosts it, and has presses meet what they were meant for.
 * Each of the library's components brings its style sheet (build/component-sheets.mjs), and the theme's variables are one
 * (build/theme-variables.mjs).
 */
export function AppFrame({ children }: { children: ReactNode }) {
  const [manager] = useState(createColorSchemeManager);
  useEffect(() => aimPresses(document), []);
  return (
    <MantineProvider theme={theme} withCssVariables={false} colorSchemeManager={manager}>
      <div className="tj-app">{children}</div>
    </MantineProvider>
  );
}
