export {
  EXPORT_OFFERED_MS,
  EXPORT_STATUSES,
  type AccountExport,
  type ExportStatus,
} from './account/account-export';
export {
  ACCOUNT_HELPS,
  LETTER_KINDS,
  MAX_LETTER,
  type AccountHelp,
  type LetterKind,
} from './account/account-help';
export {
  accountDeletionSchema,
  adminSignUpSchema,
  emailChangeSchema,
  emailLinkSchema,
  passwordChangeSchema,
  passwordResetSchema,
  secondFactorSchema,
  signInSchema,
  signUpSchema,
  type SignUpForm,
} from './account/account-schema';
export {
  ADMIN_ROLES,
  adminRoleOf,
  COLLECTION_CAPABILITIES,
  roleMay,
  type AdminRole,
  type Capability,
} from './administration/admin-roles';
export {
  ADMIN_FALLBACK_NAME,
  ADMIN_INVITE_DAYS,
  auditIdOf,
  inviteIdOf,
  OPEN_ADMINISTRATION,
  type Admin,
  type AdminInvite,
} from './administration/administration';
export {
  CALDAV_SERVERS,
  CALENDAR_COUNTED_DAYS,
  CALENDAR_MAKERS,
  CALENDAR_SIGN_INS,
  MAX_CALENDAR_SOURCES,
  MAX_CALENDAR_USER,
  signInOf,
  type CalendarConsent,
  CALENDAR_PROBLEMS,
  type CalendarProblem,
  type CalendarSignIn,
  type CalendarSource,
  type CalendarSourceKind,
  type FoundCalendar,
} from './calendar/calendar-source';
export { BATCH_SIZES, MAX_QUERY_SIZE } from './stored/request-sizes';
export type { SettingPresence, SiteState, SystemState, UsageToday } from './administration/system-state';
export {
  alertSchema,
  MUTE_FACTS,
  MUTE_TEXT,
  type Alert,
  type AlertAction,
  type AlertInput,
  type AlertRecord,
  type MuteFact,
} from './administration/alert';
export {
  conditionsIn,
  isMutedBy,
  mutedUntil,
  type AlertMute,
  type MutableAlert,
  type MuteConditions,
} from './administration/alert-mute';
export { browserName } from './values/browser-name';
export { canRevert, type AuditEntry } from './administration/audit';
export { sha256Hex } from './values/sha256-hex';
export { hashCode, loggedContent, type HashedCode } from './administration/logged-content';
export {
  callables,
  type CallableInput,
  type CallableName,
  type CallableOutputs,
  type CallableRequest,
} from './callables';
export type { RateLimit } from './callable';
export {
  contentOf,
  DEFAULT_ACCENT,
  DEFAULT_THEME,
  emptyProfile,
  hasUnpublishedChanges,
  newCardContent,
  type Card,
  type CardStatus,
} from './card/card';
export { SLUG_REFUSALS, type SlugRefusal } from './card/slug/slug-refusals';
export { CARD_LIMITS, DELETED_CARD_DAYS, MAX_PUBLIC_CARD_BYTES, PUBLICATIONS_KEPT } from './card/card-limits';
export {
  cardContentSchema,
  emailText,
  findPublishProblems,
  LINK_FIELDS,
  linkFields,
  linkSchema,
  PROFILE_FIELDS,
  THEME_FIELDS,
  toPublicContent,
  type CardContent,
  type CardLink,
  type CardProfile,
  type CardTheme,
} from './card/card-schema';
export { PREVIEW_SIZE, previewSchema, type CardPhoto, type LinkPreview } from './files/card-photo';
export { isPdf, mapPdfs, PDF_FILE, MAX_PDF_BYTES, pdfsOf, pdfText, pdfUrlPath } from './files/pdf-file';
export type { CardPdf } from './files/card-pdf';
export { mapPictures, picturesOf } from './files/card-pictures';
export { documentId } from './values/document-id';
export {
  DEFAULT_FLAGS,
  FOLLOWED_FLAGS,
  isIdleFlag,
  staleReason,
  READ_ONLY_FLAG,
  type DescribedFlag,
  type FlagName,
} from './flags/default-flags';
export {
  evaluateFlag,
  nextFlagChange,
  phaseOf,
  type FeatureFlag,
  type FlagContext,
  type Flags,
  type Platform,
  type UserType,
} from './flags/feature-flag';
export { MAX_NOTE, MAX_NOTES, type AccountNote } from './account/account-note';
export { CARDS_SEARCHED, CARDS_TAKEN_DOWN, HOSTS_SEARCHED, type LinkedCard } from './card/linked-card';
export {
  MAILS_RETRIED,
  RUNS_KEPT,
  type AccountWork,
  type JobRun,
  type JobState,
  type QueuedMail,
  type WorkState,
} from './administration/work-state';
export {
  PART_STATES,
  STATUS_PARTS,
  STATUS_PATH,
  type PartState,
  type PublicStatus,
  type StatusPart,
} from './administration/public-status';
export { visitSourceOf, type DeviceKind, type VisitSource } from './card/visit-source';
export {
  COHORT_AGES,
  COHORT_MONTHS,
  lastMonths,
  monthStart,
  type OwnerCohort,
  type OwnerCohorts,
} from './administration/owner-cohorts';
export { FREEZE_HOURS, MAX_FREEZE_MESSAGE, freezeOf, type Freeze } from './administration/freeze';
export { describedFlagSchema, type FlagProposal, type ProposedFlag } from './flags/flag-proposal';
export { mailUrl, telUrl } from './contact/contact-url';
export { contactUrl, contactWays, isChatUrl, type ContactWayKind } from './contact/contact-ways';
export { contrastRatio, HEX_COLOR, MIN_TEXT_CONTRAST, readableTextOn } from './values/contrast';
export {
  NOTICE_CHOICES,
  noticeKindOf,
  wantsNotice,
  withNotice,
  type NoticeChannel,
} from './account/notice-choice';
export {
  PUSH_DEVICE_DAYS,
  MAX_PUSH_DEVICES,
  PUSH_ENDPOINT,
  type PushMessage,
  type PushSubscriptionKeys,
} from './account/push-subscription';
export {
  NOTIFICATIONS_SHOWN,
  parseNotificationEvent,
  type Notification,
  type NotificationEvent,
} from './account/notification';
export { parseLinkUrl } from './links/link-url';
export { shownUrl, typedForm } from './links/describe-link';
export { findLinks, linksOfAnchors, type FoundLink } from './links/import-links';
export { hasAddress, iconOfKind, LINK_KINDS, type LinkKind } from './links/link-kinds';
export {
  isNetwork,
  isProfileUrl,
  networkOfHost,
  NETWORKS,
  networkUrl,
  type NetworkKind,
} from './links/networks';
export { parseLink } from './links/parse-link';
export {
  SECTION_FIELDS,
  sectionSchema,
  type CardSection,
  type SectionHours,
  type SectionPicture,
} from './sections/card-section';
export {
  CARD_LANGUAGES,
  DEFAULT_LANGUAGE,
  LANGUAGE_NAMES,
  languageIn,
  languagesOf,
  LOCALES,
  spokenLanguages,
  type CardLanguage,
  type SpokenLanguages,
} from './languages/card-language';
export { SECTION_KINDS, SECTION_LIMITS, type SectionKind } from './sections/section-kinds';
export { parseVideo } from './sections/video';
export { PHOTO_FILE, MAX_PHOTO_BYTES, readPhotoHeader, type PhotoHeader } from './files/photo-file';
export { PHOTO_UPLOADS } from './files/photo-uploads';
export { profileFormSchema, type ProfileForm } from './card/profile-form-schema';
export {
  linksAt,
  photoUrlPath,
  roleLine,
  shownPhotoPath,
  type PublicCard,
  type PublicLink,
  type PublicTemplates,
  type PublishedCard,
  type ShownService,
  type TemplatedPart,
} from './card/public-card';
export { restorePublication } from './card/restore-publication';
export { hasLink, unlinked } from './links/link-text';
export {
  CARDS_PER_PAGE,
  LISTED_CARD_STATES,
  type ListedCard,
  type ListedCardState,
} from './card/listed-card';
export { mapsUrl } from './links/maps-url';
export { withParams } from './values/with-params';
export { MAIL_LIMITS, type MailWindow } from './administration/mail-limits';
export { leadingLinks, shownLinks } from './links/shown-links';
export { findClaimProblem } from './card/slug/claimable-slug';
export {
  alternativeSlugs,
  findSlugProblem,
  SLUG_LENGTH,
  SLUG_TOMBSTONE_DAYS,
  slugify,
  slugsOfPerson,
  SLUGS_PER_ACCOUNT,
} from './card/slug/slug';
export {
  ADMIN_SESSION_SECONDS,
  FRESH_SESSION_SECONDS,
  MAX_USER_NAME,
  TRIAL_DAYS,
  TRIAL_WARNING_DAYS,
  type AuthState,
  type FirebaseUser,
  type LegalAcceptance,
  type NotificationChoice,
  type User,
  type UserPhoto,
  type UserSettings,
} from './account/user';
export {
  MAX_CONTEXT_LABEL,
  contextCodeIn,
  contextCodeOf,
  MAX_CONTEXTS,
  contextWords,
  findContextProblem,
  isShareChannel,
  type ContextProblem,
  type ShareChannel,
} from './card/share-context';
export { buildVCard } from './vcard/vcard';
export { buildPersonVCard } from './vcard/vcard-person';
export {
  instanceAt,
  isAtPlace,
  PROFILE_MARKUP,
  TEMPLATE_FIELD_TYPES,
  TEMPLATE_CATEGORIES,
  TEMPLATE_LIMITS,
  type Template,
  type TemplateCode,
  type TemplateDraft,
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
} from './templates/template';
export { linkTemplateProps, profileTemplateProps } from './templates/template-props';
export { EXAMPLE_TEMPLATES } from './templates/template-examples';
export { readTemplateExport } from './templates/read-template-export';
export { splitTemplatesExport, toTemplateExport, toTemplatesExport } from './templates/template-export';
export { MAX_SCHEDULED_MS, type ScheduledPublication } from './card/scheduled-publication';
export { MAX_LISTED_TEMPLATES, type TemplateListEntry } from './templates/template-list';
export { MAX_COUNTED_TEMPLATES, type TemplateUse } from './templates/template-use';
export { requireShape } from './stored/require-shape';
export { entriesOf, isOneOf, keysOf, mapKeys } from './values/keys-of';
export { errorCode } from './values/error-code';
export { isFieldMap, isSameValue, type FieldMap } from './values/same-value';
export { fitsField, migrateValues } from './templates/template-migration';
export { isValidTemplate, repairTemplate } from './templates/template-repair';
export { templateDraftSchema, templateFieldsSchema } from './templates/template-schema';
export { searchTemplates } from './templates/template-search';
export { compareVersions, nextVersion, type VersionStep } from './templates/template-version';
export {
  failsTooOften,
  isInRollout,
  NO_SYNC_COUNTS,
  SYNC_BATCH,
  SYNC_LEASE_MS,
  SYNC_SAMPLES,
  SYNC_INTERRUPTIONS,
  SYNC_UNDO_DAYS,
  syncRunIdOf,
  type SyncCounts,
  type SyncFailure,
  type SyncItem,
  type SyncLeft,
  type SyncResult,
  type SyncRun,
  type SyncSample,
  type SyncState,
} from './templates/template-sync';
export { ADMIN_SCREENS, SCREEN_CAPABILITIES } from './screens/admin-screens';
export { INNER_SCREENS, OWNER_SCREENS, OWNER_TITLES } from './screens/owner-screens';
export { nameOfScreen, pathsOf, type ScreenFacts, type Screens } from './screens/screen-facts';
export { rateVital } from './administration/vitals';
export { isOrganisation } from './contact/organisation-name';
export { firstNameOf, personNameOf, wholeName } from './contact/person-name';
export { isAddress, postalAddressOf } from './contact/postal-address';
export { findEmailProblem, withoutAccents } from './contact/email-address';
export { isolated } from './values/isolated';
export { dialable, withCountryCode } from './contact/phone';
export { dialled, dialledDigits, findPhoneProblem } from './contact/phone-number';
export { gramsToCompare, phoneDigits, searchFields } from './values/search-grams';
export { PLANS, searchKey, type IndexedUser, type Plan, type UserDetail } from './account/user-index';
export {
  MAX_APPEAL_ANSWER,
  MAX_APPEAL,
  cardReportSchema,
  type Appeal,
  type CardReport,
  type CardReportInput,
  type OpenCounts,
  type OwnAppeal,
  type ReportedCard,
  type Reporter,
  type ReportStatus,
  type Takedown,
} from './moderation/card-report';
export { CARDS_DECIDED, type DecidedCard } from './moderation/moderation';
export { suspensionAppealSchema } from './moderation/moderation-callables';
export { reportScore } from './moderation/report-score';
export { REPORT_REASONS, type ReportReason } from './moderation/report-reasons';
export {
  DEFAULT_SETTINGS,
  isBlockedHost,
  LINK_HOST,
  MAX_LINK_HOSTS,
  PRODUCT_LIMITS,
  SUPPORT_EMAIL_FORM,
  type AlertSettings,
  type LinkHostSettings,
  type ProductSettings,
  type SettingName,
  type Settings,
} from './account/settings';
export {
  daysOfPeriod,
  monthsOfPeriod,
  NO_TOTALS,
  statsDay,
  topCardsOf,
  TOP_CARDS,
  type CardDayStats,
  type DayFigures,
  type DayStats,
  type DayTallies,
  type MonthStats,
  type ProductTotals,
  type TopCard,
  type VitalName,
  type VitalsOfPage,
  type VitalTally,
} from './administration/product-stats';
export {
  addFigures,
  boundTally,
  CARD_NUMBERS,
  CARD_TALLIES,
  datesOf,
  daysIn,
  OTHERS,
  periodBefore,
  quarterOf,
  numbersOf,
  quarterAfter,
  quartersOf,
  quartersToCompare,
  ranked,
  sumOfDays,
  type CardDayFigures,
  type CardNumber,
  type CardDayNumbers,
  type CardQuarter,
  type CardTally,
  type DatePeriod,
} from './card/card-figures';
