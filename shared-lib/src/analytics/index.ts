export { trackEvent } from './events';
