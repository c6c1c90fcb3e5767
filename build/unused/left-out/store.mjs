import { never } from './bodies.mjs';

// Components that get the store as properties: ours read it with hooks.
export const REACT_REDUX = never('_connect');
