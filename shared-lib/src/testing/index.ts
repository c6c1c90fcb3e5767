export { aCardContent, aLink, aPublishedCard } from './builders';
