import { useEffect, useState, type ReactNode } from 'react';
import { MantineProvider } from '@mantine/core';
import '../tokens.css';
import './component-sheets.css';
import './base.css';
import { aimPresses } from '../aimed-presses';
import { createColorSchemeManager } from '../color-scheme';
import { cssVariables, theme } from '../theme';

/**
 * Provides theme and base styles to every screen of an app, whichever page hosts it, and has presses meet what they were meant for.
 */
export function AppFrame({ children }: { children: ReactNode }) {
  const [manager] = useState(createColorSchemeManager);
  useEffect(() => aimPresses(document), []);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={manager}>
      <div className="tj-app">{children}</div>
    </MantineProvider>
  );
}
