export { CenteredSpinner } from './centered-spinner';
