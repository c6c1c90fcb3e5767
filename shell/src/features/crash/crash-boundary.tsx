import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen';

/** Last error boundary: errors that no screen has caught show the global error screen. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <CrashScreen /> : this.props.children;
  }
}
