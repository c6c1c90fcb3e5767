export {
  adminDocumentSchema,
  notificationReadSchema,
  photoUploadsSchema,
  pushSubscriptionSchema,
  profileDocumentSchema,
  userDocumentSchema,
} from './account-documents';
export {
  adminInviteSchema,
  adminPolicySchema,
  alertSettingsSchema,
  auditEntrySchema,
  featureFlagDocumentSchema,
  flagManagementSchema,
  freezeDocumentSchema,
  flagProposalSchema,
  linkHostsSchema,
  productSettingsSchema,
  syncInterruptionSchema,
  syncRunSchema,
} from './administration-documents';
export {
  availabilityDocumentSchema,
  bookingDocumentSchema,
  busyDayDocumentSchema,
  customerDocumentSchema,
  leadDocumentSchema,
  mergedPersonSchema,
  ownerNoteSchema,
  personChangeSchema,
  QUESTIONS_MAX,
  serviceDocumentSchema,
} from './booking-documents';
export { cardDocumentSchema } from './card-documents';
export {
  templateDocumentSchema,
  templateInstanceDocumentSchema,
  templateVersionSchema,
} from './template-documents';
