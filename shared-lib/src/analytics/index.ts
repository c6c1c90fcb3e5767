export { trackEvent, type EventParams } from './events';
