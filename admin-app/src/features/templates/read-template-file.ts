export { readTemplateExport } from 'shared-lib/model';
