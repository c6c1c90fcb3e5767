import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen';

/** The last boundary: whatever no screen of its own caught shows the global error screen. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <CrashScreen /> : this.props.children;
  }
}
