export { CenteredSpinner, SPINNER_DELAY_MS } from './centered-spinner';
