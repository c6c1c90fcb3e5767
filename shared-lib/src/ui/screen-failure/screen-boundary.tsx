import { Component, type ReactNode } from 'react';
import { isLoadFailure } from './load-failure';

interface Props {
  /** Path of the screen: a failure at one path doesn't affect the next. */
  place: string;
  /** Renders what is shown instead of a screen that couldn't be loaded. */
  loadFailed: (error: unknown) => ReactNode;
  /** Shown instead of a screen that crashed. */
  crashed: ReactNode;
  children: ReactNode;
}

interface State {
  place: string;
  failure: { error: unknown } | null;
}

/**
 * Keeps a failing screen from affecting others: a replacement is shown until the person goes to another screen. Change
 * its key for another attempt.
 */
export class ScreenBoundary extends Component<Props, State> {
  /** Marks errors caught here as covering one screen, and not the whole page. */
  readonly coversOneScreen = true;

  override state: State = { place: this.props.place, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, failure: null };
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return isLoadFailure(failure.error) ? this.props.loadFailed(failure.error) : this.props.crashed;
  }
}
