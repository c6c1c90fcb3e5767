import { ActionIcon, Button, Textarea, TextInput, Tooltip } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { SECTION_LIMITS } from 'shared-lib/model';
import { problemText, useEditor } from '../editor-context';
import { sectionMessages as text } from './messages';
import type { SectionFieldsProps } from './section-fields';
import styles from './section-item.module.css';

/** Renders the opinions of a card: what was said, and by whom. */
export function QuoteFields({ section, onChange }: SectionFieldsProps) {
  const { problems } = useEditor();
  const { quotes = [] } = section;
  const problem = problemText(problems, 'sections.reviews.quotes');
  const change = (place: number, changes: Partial<(typeof quotes)[number]>) =>
    onChange({ quotes: quotes.map((quote, at) => (at === place ? { ...quote, ...changes } : quote)) });

  return (
    <div className={styles.group} data-field="sections.reviews.quotes" tabIndex={-1}>
      {quotes.map((quote, place) => (
        // An opinion has no name but its place.
        <fieldset key={place} className={styles.quote}>
          <legend className={styles.legend}>{text.quoteNumber(place + 1)}</legend>
          <div className={styles.quoteFields}>
            <Textarea
              label={text.quoteText}
              value={quote.text}
              maxLength={SECTION_LIMITS.quote}
              autosize
              minRows={2}
              onChange={({ currentTarget: { value } }) => change(place, { text: value })}
            />
            <TextInput
              label={text.quoteWho}
              value={quote.who}
              maxLength={SECTION_LIMITS.who}
              placeholder={text.whoExample}
              autoComplete="off"
              onChange={({ currentTarget: { value } }) => change(place, { who: value })}
            />
          </div>
          <Tooltip label={text.removeQuote(place + 1)}>
            <ActionIcon
              variant="subtle"
              color="dark"
              size={44}
              aria-label={text.removeQuote(place + 1)}
              onClick={() => onChange({ quotes: quotes.filter((_quote, at) => at !== place) })}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </fieldset>
      ))}
      {problem && <p className={styles.problem}>{problem}</p>}
      {quotes.length < SECTION_LIMITS.quotes && (
        <Button
          variant="light"
          className={styles.start}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange({ quotes: [...quotes, { text: '', who: '' }] })}
        >
          {text.addQuote}
        </Button>
      )}
    </div>
  );
}
