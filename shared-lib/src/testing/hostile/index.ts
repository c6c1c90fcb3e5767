export { aCardOfTexts, CARD_TEXTS, type CardText } from './card-of-texts';
export { HOSTILE_TEXTS, marked, readable } from './hostile-texts';
export { readHtml } from './read-html';
export { readLines } from './read-lines';
