import { useEffect, useState } from 'react';
import { DEFAULT_LANGUAGE, type CardLanguage } from 'shared-lib/model';
import { SPANISH_CARD_WORDS, type CardWords } from 'shared-lib/ui/card-view';

/** Returns the texts of a card in a language; Spanish ones until those of another are loaded. */
export function useCardWordsIn(language: CardLanguage = DEFAULT_LANGUAGE): CardWords {
  const [words, setWords] = useState<Readonly<Record<CardLanguage, CardWords>> | null>(null);
  const isSpanish = language === DEFAULT_LANGUAGE;
  useEffect(() => {
    if (isSpanish) return;
    let isOver = false;
    import('shared-lib/ui/card-words').then(
      ({ CARD_WORDS }) => !isOver && setWords(CARD_WORDS),
      // Without a connection the preview stays in Spanish; what is published doesn't depend on it.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isSpanish]);
  return words?.[language] ?? SPANISH_CARD_WORDS;
}
