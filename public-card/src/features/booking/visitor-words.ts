import type { VisitorWords } from 'shared-lib/visitor-words';
import { es } from 'shared-lib/visitor-words/es';
import { loadedVisitorWords } from './words';

/** Returns the texts that mail says as well, in the page's language. The choice of a service needs none of them. */
export const visitorWords = (): VisitorWords => loadedVisitorWords() ?? es;
