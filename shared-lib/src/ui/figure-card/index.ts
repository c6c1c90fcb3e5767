export { FigureCard, FigureCards } from './figure-card';
export { messages as figureWords } from './messages';
