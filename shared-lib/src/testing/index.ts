export { aCardContent, aLink, aPublishedCard } from './builders';
export { expectConsoleError } from './expect-console-error';
