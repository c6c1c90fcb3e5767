import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen';

interface CrashBoundaryProps {
  /** Screen that is shown: with another one, it is tried again. */
  address?: string;
  children: ReactNode;
}

interface CrashBoundaryState {
  crashed: boolean;
  address?: string | undefined;
}

/** Last error boundary: errors that no screen has caught show the global error screen. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  static getDerivedStateFromProps({ address }: CrashBoundaryProps, state: CrashBoundaryState) {
    return address === state.address ? null : { crashed: false, address };
  }

  override render() {
    return this.state.crashed ? <CrashScreen /> : this.props.children;
  }
}
