import { Component, type ReactNode } from 'react';
import { CrashScreen } from '../features/crash/crash-screen';
import { isLoadFailure } from './load-failure';
import { messages } from './messages';
import styles from './load-boundary.module.css';

interface Props {
  /** As the message names it. */
  page: string;
  onRetry: () => void;
  children: ReactNode;
}

interface State {
  page: string;
  failure: 'load' | 'crash' | null;
}

/**
 * Keeps a screen that can't be loaded from taking others with it: a plain message and a retry stand in its place until
 * somebody goes to another one. A screen that crashes gives way to the global error screen. Give it another key for
 * another attempt.
 */
export class LoadBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: isLoadFailure(error) ? 'load' : 'crash' };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, failure: null };
  }

  override render() {
    if (this.state.failure === 'crash') return <CrashScreen />;
    if (this.state.failure === null) return this.props.children;
    return (
      <div className={styles['box']} role="alert">
        <h1>{messages.loadFailed(this.props.page)}</h1>
        <p>{messages.loadFailedHelp}</p>
        <div className={styles['actions']}>
          <button type="button" onClick={this.props.onRetry}>
            {messages.retry}
          </button>
          <a href="/">{messages.goHome}</a>
        </div>
      </div>
    );
  }
}
