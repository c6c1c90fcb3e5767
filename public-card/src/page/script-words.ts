import { OPENING_WORDS, type OpeningWords } from 'shared-lib/ui/card-view';
import { bookMessages, type BookWords } from '../features/booking/book-messages';
import { qrMessages } from '../features/qr/qr-messages';
import { shareMessages } from '../features/share/share-messages';
import { toolMessages } from '../messages';

/** Texts that the page's script says. A page in another language carries its own as data, so that they are plain. */
export interface ScriptWords {
  tools: typeof toolMessages;
  share: typeof shareMessages;
  qr: typeof qrMessages;
  book: BookWords;
  /** Missing where the card shows no opening hours. */
  opening?: OpeningWords;
}

let words: ScriptWords = {
  tools: toolMessages,
  share: shareMessages,
  qr: qrMessages,
  book: bookMessages,
  opening: OPENING_WORDS,
};

/** Returns the script's texts, in the page's language. */
export const scriptWords = (): ScriptWords => words;

/** Has the script speak another language than Spanish. */
export function speak(others: ScriptWords): void {
  words = others;
}
