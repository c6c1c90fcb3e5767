export { aCardContent, aLink, aPublishedCard, aTemplateDraft } from './builders';
