export {
  adminDocumentSchema,
  notificationReadSchema,
  photoUploadsSchema,
  pushSubscriptionSchema,
  profileDocumentSchema,
  userDocumentSchema,
} from './account/account-documents';
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
} from './administration/administration-documents';
export {
  availabilityDocumentSchema,
  bookingDocumentSchema,
  busyDayDocumentSchema,
  customerDocumentSchema,
  leadDocumentSchema,
  mergedPersonSchema,
  ownersBookingSchema,
  reviewSettingsSchema,
  personChangeSchema,
  MAX_QUESTIONS,
  serviceDocumentSchema,
} from './booking/booking-documents';
export type { Instant } from './stored/fields';
export { whatsAppDocumentSchema, type WhatsAppDocument } from './booking/reminders/whatsapp-documents';
export { waitingDocumentSchema } from './waiting/waiting-documents';
export { cardDocumentSchema } from './card/card-documents';
export {
  templateDocumentSchema,
  templateInstanceDocumentSchema,
  templateVersionSchema,
} from './templates/template-documents';
