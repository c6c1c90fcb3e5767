export { FigureCard, FigureCards } from './figure-card';
export { messages as figureWords } from './messages';
export { MOST_SERIES, SeriesChart } from './series-chart';
