import { useState } from 'react';
import { Button } from '@mantine/core';
import styles from '../settings-page.module.css';
import { messages } from './messages';

/** Renders what to prepare at Meta, with the text of the template to copy. */
export function TemplateGuide() {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(messages.templateText).then(
      () => setSaid(messages.copied),
      () => setSaid(messages.copyFailed),
    );
  return (
    <details className={styles.guide}>
      <summary>{messages.guide}</summary>
      <ol>
        {messages.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <blockquote className={styles.preview}>
        <p>{messages.templateText}</p>
      </blockquote>
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => void copy()}>
          {messages.copy}
        </Button>
      </div>
      <p role="status" className={styles.quiet}>
        {said}
      </p>
    </details>
  );
}
