import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore, RootState } from 'shared-lib/store';
import { Toasts } from 'shared-lib/toast';
import { CrashBoundary } from '../features/crash/crash-boundary';

interface AppTreeProps {
  store: AppStore;
  /** State that the page was prerendered with, in which it is hydrated even when the session is known by then. */
  drawnWith?: RootState;
  children: ReactNode;
}

/** Renders the providers and boundaries around every screen, in the browser and in the prerenderer. */
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
