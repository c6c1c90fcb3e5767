import { useAnswer } from 'shared-lib/answers';
import { DEFAULT_LANGUAGE, type CardLanguage } from 'shared-lib/model';
import { SPANISH_CARD_WORDS, type CardWords } from 'shared-lib/ui/card-view';

const loadWords = async () => (await import('shared-lib/ui/card-words')).CARD_WORDS;

/** Returns the texts of a card in a language; Spanish ones until those of another are loaded. */
export function useCardWordsIn(language: CardLanguage = DEFAULT_LANGUAGE): CardWords {
  const { data: words } = useAnswer(language === DEFAULT_LANGUAGE ? null : ['words'], loadWords);
  // Without a connection the preview stays in Spanish; what is published doesn't depend on it.
  return words?.[language] ?? SPANISH_CARD_WORDS;
}
