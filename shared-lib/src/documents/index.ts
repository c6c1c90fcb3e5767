export {
  accountStateSchema,
  adminDocumentSchema,
  notificationReadSchema,
  profileDocumentSchema,
  userDocumentSchema,
} from './account-documents';
export {
  adminInviteSchema,
  adminPolicySchema,
  alertSettingsSchema,
  AUDITED_COLLECTIONS,
  auditEntrySchema,
  featureFlagDocumentSchema,
  flagManagementSchema,
  linkHostsSchema,
  productSettingsSchema,
  syncRunSchema,
} from './administration-documents';
export {
  availabilityDocumentSchema,
  bookingDocumentSchema,
  busyDayDocumentSchema,
  customerDocumentSchema,
  ownerNoteSchema,
  serviceDocumentSchema,
  serviceQuestionSchema,
  timeBlockDocumentSchema,
} from './booking-documents';
export { cardDocumentSchema } from './card-documents';
export {
  templateDocumentSchema,
  templateFieldSchema,
  templateInstanceDocumentSchema,
  templateVersionSchema,
} from './template-documents';
