export { readTemplateExport } from 'shared-lib/domain';
