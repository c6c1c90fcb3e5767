/* What the shell loads of this remote. */

export { default } from './routes';
export { prepare } from './prepare';
export { isLoaded } from './screens';
