import type { ReactNode } from 'react';
import { MantineProvider } from '@mantine/core';
import 'shared-lib/ui/tokens.css';
import './component-styles';
import './styles.css';
import { cssVariables, theme } from 'shared-lib/ui/theme';

/** Theme and base styles of every screen of this app, whoever hosts it. */
export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      <div className="tj-user-app">{children}</div>
    </MantineProvider>
  );
}
