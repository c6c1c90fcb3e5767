import { useId, type Ref } from 'react';
import { Button, Loader, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { resolveEndpoints } from 'shared-lib/config';
import { fieldMessage } from 'shared-lib/errors';
import { useDelayed } from '../ui/use-delayed';
import { slugMessages as messages } from './messages';
import type { SlugFieldEvent, SlugFieldState } from './slug-field-state';
import styles from './slug-field.module.css';

interface SlugFieldProps {
  state: SlugFieldState;
  onEvent: (event: SlugFieldEvent) => void;
  /** Replaces the field's own message, for example by the refusal of a claim. */
  error?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Renders 'Enlace': the address of a card, with the result of its check and alternatives. */
export function SlugField({ state, onEvent, error, inputRef }: SlugFieldProps) {
  const statusId = useId();
  const { verdict } = state;
  const slow = useDelayed(verdict.kind === 'checking');
  const refusal = verdict.kind === 'refused' ? fieldMessage(verdict.problem, messages.label) : undefined;
  const host = new URL(resolveEndpoints().origins.publicCard).host;

  return (
    <div>
      <TextInput
        ref={inputRef}
        label={messages.label}
        value={state.text}
        onChange={(event) => onEvent({ type: 'typed', text: event.currentTarget.value })}
        onBlur={() => onEvent({ type: 'left' })}
        error={error ?? refusal}
        aria-describedby={statusId}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoComplete="off"
        maxLength={80}
        rightSection={<VerdictIcon kind={error ? 'refused' : verdict.kind} slow={slow} />}
      />
      <p id={statusId} className={styles.status}>
        <span className={styles.address}>
          {host}/c/<b>{state.text || '…'}</b>
        </span>
        <span role="status" className={verdict.kind === 'free' && !error ? styles.free : undefined}>
          {!error && sentence(verdict.kind, slow)}
        </span>
      </p>
      {verdict.kind === 'refused' && verdict.suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <span>{messages.suggestions}</span>
          {verdict.suggestions.map((slug) => (
            <Button
              key={slug}
              variant="default"
              size="compact-md"
              radius="xl"
              onClick={() => onEvent({ type: 'chosen', slug })}
            >
              {slug}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function VerdictIcon({ kind, slow }: { kind: SlugFieldState['verdict']['kind']; slow: boolean }) {
  if (slow) return <Loader size={18} aria-hidden />;
  if (kind === 'free') return <IconCheck size={20} color="var(--tj-success)" aria-hidden />;
  return null;
}

function sentence(kind: SlugFieldState['verdict']['kind'], slow: boolean): string {
  if (kind === 'checking') return slow ? messages.checking : '';
  if (kind === 'free') return messages.free;
  if (kind === 'current') return messages.current;
  if (kind === 'unchecked') return messages.unchecked;
  return '';
}
