/* Templates and their instances, for the card editor and the panel. */

export { getTemplatePreviews, subscribeToTemplateIndex } from './template-index-repository';
export {
  applyTemplate,
  countFilledFields,
  listInstances,
  removeTemplate,
  restoreInstance,
  subscribeToActiveInstance,
  subscribeToActiveTemplate,
  subscribeToInstances,
  updateInstance,
  type Application,
} from './template-instance-repository';
export {
  getTemplate,
  getTemplateVersion,
  listTemplateVersions,
  subscribeToLatestTemplateChange,
  subscribeToTemplate,
  type TemplateCollection,
} from './template-repository';
