/** Modules that render templates: loaded when a card has one, or the gallery opens. */
export { combineDrawings } from './combine-drawings';
export { drawInstance, instanceJob } from './draw-instances';
export { drawnCard } from './drawn-card';
export { openDrawingEngine } from './drawing-engine';
export { loadInstanceCode } from './instance-code';
export { redrawForPublishing } from './redraw-for-publishing';
export { savableValues } from './savable-values';
export { putTemplate } from './apply-template';
