import { createContext, useContext } from 'react';
import { messages, type CardWords } from './messages';

const Words = createContext<CardWords>(messages);

/** Gives the parts of a card its language's texts. */
export const CardWordsProvider = Words.Provider;

/** Returns the texts of the card around, in its language. */
export const useCardWords = (): CardWords => useContext(Words);
