export {
  accountDeletionSchema,
  adminSignUpSchema,
  DELETION_WORD,
  passwordChangeSchema,
  passwordResetSchema,
  signInSchema,
  signUpSchema,
  type AccountDeletionForm,
  type AdminSignUpForm,
  type PasswordChangeForm,
  type PasswordResetForm,
  type SignInForm,
  type SignUpForm,
} from './account-schema';
export {
  ADMIN_FALLBACK_NAME,
  ADMIN_INVITE_DAYS,
  auditIdOf,
  inviteIdOf,
  type Admin,
  type AdminInvite,
} from './administration';
export {
  FRESH_SESSION_SECONDS,
  type AccountExport,
  type ExportedDocument,
  type SystemState,
} from './admin-functions';
export { alertSchema, type Alert, type AlertInput, type KeptAlert } from './alert';
export { canRevert, type AuditEntry } from './audit';
export {
  callableInputs,
  type CallableInput,
  type CallableName,
  type CallableOutputs,
  type CallableRequest,
} from './callables';
export {
  CARD_LIMITS,
  DEFAULT_ACCENT,
  emptyProfile,
  hasUnpublishedChanges,
  newCardContent,
  type Card,
  type CardContent,
  type CardLink,
  type CardPhoto,
  type CardProfile,
  type CardStatus,
  type CardTheme,
} from './card';
export {
  DELETED_CARD_DAYS,
  PUBLIC_CARD_MAX_BYTES,
  PUBLICATIONS_KEPT,
  type SlugRefusal,
} from './card-functions';
export {
  cardContentSchema,
  cardContentShape,
  emailText,
  findPublishProblems,
  linkSchema,
  phoneText,
  toPublicContent,
  type CardProblem,
} from './card-schema';
export { DEFAULT_FLAGS, READ_ONLY_FLAG, type DescribedFlag, type FlagName } from './default-flags';
export {
  bucketOf,
  evaluateFlag,
  type FeatureFlag,
  type FlagContext,
  type Flags,
  type Platform,
  type UserType,
} from './feature-flag';
export { contrastRatio, HEX_COLOR, MIN_TEXT_CONTRAST, readableTextOn } from './contrast';
export {
  NOTIFICATIONS_SHOWN,
  parseNotificationEvent,
  type Notification,
  type NotificationEvent,
} from './notification';
export { parseLinkUrl, type LinkUrlProblem, type LinkUrlResult } from './link-url';
export { isTimeZone, profileFormSchema, type ProfileForm } from './profile-form-schema';
export {
  linksAt,
  photoUrlPath,
  roleLine,
  type PublicCard,
  type PublicLink,
  type PublicTemplates,
  type PublishedCard,
  type TemplatedPart,
} from './public-card';
export { shownLinks } from './shown-links';
export {
  alternativeSlugs,
  findSlugProblem,
  SLUG_LENGTH,
  SLUG_TOMBSTONE_DAYS,
  slugify,
  SLUGS_PER_ACCOUNT,
  type SlugProblem,
} from './slug';
export {
  PASSWORD_MIN,
  USER_NAME_MAX,
  type AuthState,
  type FirebaseUser,
  type LegalAcceptance,
  type NotificationChoice,
  type User,
  type UserPhoto,
  type UserSettings,
} from './user';
export { buildVCard } from './vcard';
export {
  PROFILE_MARKUP,
  TEMPLATE_FIELD_TYPES,
  TEMPLATE_LIMITS,
  type Template,
  type TemplateCode,
  type TemplateDraft,
  type TemplateExport,
  type TemplateField,
  type TemplateFieldType,
  type TemplateIndexEntry,
  type TemplateInstance,
  type TemplateMarkup,
  type TemplatePlace,
  type TemplatePreview,
  type TemplateRow,
  type TemplateSection,
  type TemplateStats,
  type TemplateValue,
  type TemplateValues,
  type TemplateVersion,
} from './template';
export {
  linkTemplateProps,
  profileTemplateProps,
  type TemplatedCard,
  type TemplateProps,
} from './template-props';
export { EXAMPLE_TEMPLATES } from './template-examples';
export {
  readTemplateExport,
  TEMPLATE_EXPORT_VERSION,
  toTemplateExport,
  type TemplateImport,
} from './template-export';
export {
  MOST_COUNTED_TEMPLATES,
  MOST_LISTED_TEMPLATES,
  type TemplateListEntry,
  type TemplateUse,
} from './template-functions';
export { isFieldMap, isSameValue, type FieldMap } from './same-value';
export { fitsField, migrateValues, type MigratedValues } from './template-migration';
export { isValidTemplate, repairTemplate } from './template-repair';
export { templateDraftSchema, templateFieldFormSchema, templateFieldsSchema } from './template-schema';
export { searchTemplates } from './template-search';
export { compareVersions, nextVersion, type VersionStep } from './template-version';
export {
  isInRollout,
  SYNC_BATCH,
  SYNC_LEASE_MS,
  syncRunIdOf,
  type SyncFailure,
  type SyncItem,
  type SyncResult,
  type SyncRun,
  type SyncState,
} from './template-sync';
export { rateVital, VITAL_PAGES, VITAL_THRESHOLDS, vitalPageOf, type VitalPage } from './vitals';
export { PLANS, type Plan } from './plan';
export { searchKey, type IndexedUser, type UserDetail } from './user-index';
export {
  cardReportSchema,
  REPORT_REASONS,
  type CardReport,
  type CardReportInput,
  type ReportReason,
  type Takedown,
} from './card-report';
export {
  DEFAULT_SETTINGS,
  isBlockedHost,
  LINK_HOST,
  LINK_HOSTS_MAX,
  type AdminPolicy,
  type AlertSettings,
  type LinkHostSettings,
  type ProductSettings,
  type SettingName,
  type Settings,
} from './settings';
export {
  daysOfPeriod,
  monthsOfPeriod,
  NO_TOTALS,
  statsDay,
  topCardsOf,
  TOP_CARDS,
  type CardDayStats,
  type DayStats,
  type MonthStats,
  type ProductTotals,
  type TopCard,
  type VitalName,
  type VitalsOfPage,
  type VitalTally,
} from './product-stats';
