import { useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { usePublishedCardsQuery } from '../../template-preview/published-card-endpoint';
import { sampleCards } from '../../template-preview/sample-cards';
import { REAL_SAMPLE, TYPED_SAMPLE, type PreviewChoice } from '../../template-preview/use-preview-choice';
import { ChoiceList, type Choice } from './choice-list';
import { messages } from './messages';

/** Pause in typing after which cards are searched, in milliseconds. */
const SETTLED_MS = 300;

/** Beginning of the ids of published cards in the list. */
const REAL = 'real:';

interface CardListProps {
  choice: PreviewChoice;
  onChange: (part: Partial<PreviewChoice>) => void;
}

const SAMPLES = [
  ...sampleCards.map(({ id, label }) => ({ id, label, about: messages.sampleCard })),
  { id: TYPED_SAMPLE, label: messages.typedCard } as const,
];

/** Renders the cards that a template can be seen on: samples, typed data, and published cards. */
export function CardList({ choice, onChange }: CardListProps) {
  const [words, setWords] = useState('');
  const [search] = useDebouncedValue(words.trim(), SETTLED_MS);
  const { data: cards = [] } = usePublishedCardsQuery(search);
  const published = cards.map(({ slug, name }): Choice => ({
    id: `${REAL}${slug}`,
    label: name || slug,
    about: `/c/${slug}`,
  }));
  return (
    <ChoiceList
      label={messages.cards}
      searchLabel={messages.searchCards}
      // A search excludes samples.
      choices={search === '' ? [...SAMPLES, ...published] : published}
      chosen={choice.sample === REAL_SAMPLE ? `${REAL}${choice.slug}` : choice.sample}
      empty={messages.noCards}
      onSearch={setWords}
      onChoose={(id) => {
        const sample = SAMPLES.find((choice) => choice.id === id);
        onChange(sample ? { sample: sample.id } : { sample: REAL_SAMPLE, slug: id.slice(REAL.length) });
      }}
    />
  );
}
