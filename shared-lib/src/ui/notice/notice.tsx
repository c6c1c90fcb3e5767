import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from '../glyph';
import styles from './notice.module.css';

/** Meaning of a notice. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const SIGNS: Record<NoticeTone, GlyphName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
};

interface NoticeProps {
  tone: NoticeTone;
  title: string;
  /** A sentence or two. */
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
}

/** Renders a notice. Screen readers announce errors and warnings at once, the rest at the next pause. */
export function Notice({ tone, title, children, actions }: NoticeProps) {
  const urgent = tone === 'error' || tone === 'warning';
  return (
    <div className={styles.notice} data-tone={tone} role={urgent ? 'alert' : 'status'}>
      <Glyph name={SIGNS[tone]} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
