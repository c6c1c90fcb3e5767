import { Component, type ReactNode } from 'react';
import { messages } from './messages';
import styles from './load-boundary.module.css';

interface Props {
  /** As the message names it. */
  page: string;
  onRetry: () => void;
  children: ReactNode;
}

/**
 * Keeps a screen that can't be loaded, or that crashes, from taking others with it: a plain message and a retry stand in
 * its place. Give it another key for another attempt.
 */
export class LoadBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
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
