import { useState, type ReactNode } from 'react';
import { MantineProvider } from '@mantine/core';
import '../tokens.css';
import './base.css';
import { createColorSchemeManager } from '../color-scheme';
import { cssVariables, theme } from '../theme';

/**
 * Theme and base styles of every screen of an app, whoever hosts it. The app brings the style sheets of the library's
 * components that it uses.
 */
export function AppFrame({ children }: { children: ReactNode }) {
  const [manager] = useState(createColorSchemeManager);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={manager}>
      <div className="tj-app">{children}</div>
    </MantineProvider>
  );
}
