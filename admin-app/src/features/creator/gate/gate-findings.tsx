import { Button } from '@mantine/core';
import { Notice } from 'shared-lib/ui/notice';
import { messages } from '../messages';
import styles from '../components/creator.module.css';
import type { GateFinding } from './finding';

/** Position in one of the editors. */
export type CodePlace = NonNullable<GateFinding['at']>;

interface GateFindingsProps {
  findings: readonly GateFinding[];
  /** Opens the place of a finding; left out where no editor can be reached. */
  onGoTo?: (place: CodePlace) => void;
}

/** Renders the findings of the publish gate: errors first. */
export function GateFindings({ findings, onGoTo }: GateFindingsProps) {
  const errors = findings.filter(({ level }) => level === 'error');
  const warnings = findings.filter(({ level }) => level === 'warning');
  if (findings.length === 0) return <Notice tone="success" title={messages.passed} />;
  return (
    <>
      <p>
        {[
          errors.length > 0 && messages.errors(errors.length),
          warnings.length > 0 && messages.warnings(warnings.length),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ul className={styles.findings}>
        {[...errors, ...warnings].map(({ level, check, message, fix, where, at }, index) => (
          <li key={`${index}-${message}`}>
            <Notice
              tone={level}
              title={message}
              actions={
                at &&
                onGoTo && (
                  <Button variant="default" size="compact-md" onClick={() => onGoTo(at)}>
                    {messages.checks.goTo(at.line)}
                  </Button>
                )
              }
            >
              <p>{[check, where.join(' · ')].filter(Boolean).join(': ')}</p>
              <p>{fix}</p>
            </Notice>
          </li>
        ))}
      </ul>
    </>
  );
}
