export { authorOf, describeAudit } from './describe-audit';
export { formatValue, nameField } from './format-value';
export { listChanges, type FieldChange } from './list-changes';
export { messages as auditMessages } from './messages';
export { findNames, idsOf, type Names } from './names';
export { useNames, usePeople } from './use-names';
