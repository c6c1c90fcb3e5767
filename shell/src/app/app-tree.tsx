import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from 'shared-lib/store';
import { Toasts } from 'shared-lib/toast';
import { CrashBoundary } from '../features/crash/crash-boundary';

/** What stands around every screen, the same in the browser and where pages are drawn ahead. */
export function AppTree({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <StrictMode>
      <CrashBoundary>
        <Provider store={store}>{children}</Provider>
      </CrashBoundary>
      <Toasts />
    </StrictMode>
  );
}
