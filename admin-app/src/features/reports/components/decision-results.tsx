import { Button } from '@mantine/core';
import { AppError, describeError } from 'shared-lib/errors';
import { Notice } from 'shared-lib/ui/notice';
import { messages } from '../messages';
import type { DecisionResult } from '../moderation-writes';
import styles from './reports.module.css';

interface DecisionResultsProps {
  results: readonly DecisionResult[];
  onHide: () => void;
}

/** Returns the sentence of a card that wasn't decided now. */
const sentenceOf = ({ slug, result, decidedBy, refusal }: DecisionResult): string =>
  result === 'already'
    ? messages.resultAlready(slug, decidedBy)
    : messages.resultFailed(slug, describeError(new AppError(refusal, slug)).message);

/** Renders the cards that a decision about several left as they were, each with its reason. */
export function DecisionResults({ results, onHide }: DecisionResultsProps) {
  const others = results.filter(({ result }) => result !== 'done');
  return (
    <Notice
      tone={others.some(({ result }) => result === 'failed') ? 'error' : 'info'}
      title={messages.results(results.length - others.length, results.length)}
      actions={
        <Button variant="default" onClick={onHide}>
          {messages.hideResults}
        </Button>
      }
    >
      <ul className={styles.results}>
        {others.map((one) => (
          <li key={one.cardId}>{sentenceOf(one)}</li>
        ))}
      </ul>
    </Notice>
  );
}
