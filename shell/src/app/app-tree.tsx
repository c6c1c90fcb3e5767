import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore, RootState } from 'shared-lib/store';
import { Toasts } from 'shared-lib/toast';
import { CrashBoundary } from '../features/crash/crash-boundary';

interface AppTreeProps {
  store: AppStore;
  /** What the page was drawn ahead with: it is taken over as such, even when the session is known by then. */
  drawnWith?: RootState;
  children: ReactNode;
}

/** What stands around every screen, the same in the browser and where pages are drawn ahead. */
export function AppTree({ store, drawnWith, children }: AppTreeProps) {
  return (
    <StrictMode>
      <CrashBoundary>
        <Provider store={store} serverState={drawnWith}>
          {children}
        </Provider>
      </CrashBoundary>
      <Toasts />
    </StrictMode>
  );
}
