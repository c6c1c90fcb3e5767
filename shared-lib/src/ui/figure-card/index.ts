export { FigureCard, FigureCards } from './figure-card';
export { messages as figureWords } from './messages';
export { MAX_CHART_SERIES, SeriesChart } from './series-chart';
