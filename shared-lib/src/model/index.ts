export {
  EXPORT_OFFERED_MS,
  EXPORT_STATUSES,
  type AccountExport,
  type ExportStatus,
  type ExportedDocument,
} from './account-export';
export { ACCOUNT_HELPS, type AccountHelp } from './account-help';
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
} from './account-schema';
export {
  ADMIN_ROLES,
  adminRoleOf,
  COLLECTION_CAPABILITIES,
  roleMay,
  type AdminRole,
  type Capability,
} from './admin-roles';
export {
  ADMIN_FALLBACK_NAME,
  ADMIN_INVITE_DAYS,
  auditIdOf,
  inviteIdOf,
  OPEN_ADMINISTRATION,
  type Admin,
  type AdminInvite,
} from './administration';
export {
  CALENDAR_COUNTED_DAYS,
  CALENDAR_SOURCES_MAX,
  type CalendarProblem,
  type CalendarSource,
} from './calendar-source';
export { BATCH_SIZES } from './batch-sizes';
export { ADMIN_SESSION_SECONDS, FRESH_SESSION_SECONDS } from './session-age';
export type { SettingPresence, SiteState, SystemState, UsageToday } from './system-state';
export {
  alertSchema,
  MUTE_FACTS,
  MUTE_TEXT,
  type Alert,
  type AlertAction,
  type AlertInput,
  type KeptAlert,
  type MuteFact,
} from './alert';
export {
  conditionsIn,
  isMutedBy,
  mutedUntil,
  type AlertMute,
  type MutableAlert,
  type MuteConditions,
} from './alert-mute';
export { browserName } from './browser-name';
export { canRevert, type AuditEntry } from './audit';
export { sha256Hex } from './sha256-hex';
export { hashCode, loggedContent, type HashedCode } from './logged-content';
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
  emptyProfile,
  hasUnpublishedChanges,
  newCardContent,
  type Card,
  type CardStatus,
} from './card';
export type { SlugRefusal } from './card-callables';
export { CARD_LIMITS, DELETED_CARD_DAYS, PUBLIC_CARD_MAX_BYTES, PUBLICATIONS_KEPT } from './card-limits';
export {
  cardContentSchema,
  emailText,
  findPublishProblems,
  LINK_FIELDS,
  linkSchema,
  PROFILE_FIELDS,
  THEME_FIELDS,
  toPublicContent,
  type CardContent,
  type CardLink,
  type CardProfile,
  type CardTheme,
} from './card-schema';
export { PREVIEW_SIZE, type CardPhoto, type LinkPreview } from './card-photo';
export { isPdf, mapPdfs, PDF_FILE, PDF_MAX_BYTES, pdfsOf, pdfText, pdfUrlPath } from './pdf-file';
export type { CardPdf } from './card-pdf';
export { mapPictures, picturesOf } from './card-pictures';
export { documentId } from './document-id';
export {
  DEFAULT_FLAGS,
  FOLLOWED_FLAGS,
  isIdleFlag,
  staleReason,
  READ_ONLY_FLAG,
  type DescribedFlag,
  type FlagName,
} from './default-flags';
export {
  evaluateFlag,
  nextFlagChange,
  phaseOf,
  type FeatureFlag,
  type FlagContext,
  type Flags,
  type Platform,
  type UserType,
} from './feature-flag';
export { LETTER_KINDS, LETTER_MAX, type LetterKind } from './account-letter';
export { NOTE_MAX, NOTES_MAX, type AccountNote } from './account-note';
export { CARDS_SEARCHED, CARDS_TAKEN_DOWN, HOSTS_SEARCHED, type LinkedCard } from './linked-card';
export {
  MAILS_RETRIED,
  RUNS_KEPT,
  type AccountWork,
  type JobRun,
  type JobState,
  type QueuedMail,
  type WorkState,
} from './work-state';
export {
  PART_STATES,
  STATUS_PARTS,
  STATUS_PATH,
  type PartState,
  type PublicStatus,
  type StatusPart,
} from './public-status';
export { visitSourceOf, type DeviceKind, type VisitSource } from './visit-source';
export {
  COHORT_AGES,
  COHORT_MONTHS,
  lastMonths,
  monthStart,
  type OwnerCohort,
  type OwnerCohorts,
} from './owner-cohorts';
export { FREEZE_HOURS, FREEZE_MESSAGE_MAX, freezeOf, type Freeze } from './freeze';
export { describedFlagSchema, type FlagProposal, type ProposedFlag } from './flag-proposal';
export { mailUrl, telUrl } from './contact-url';
export { contactUrl, contactWays, isChatUrl, type ContactWayKind } from './contact-ways';
export { contrastRatio, HEX_COLOR, MIN_TEXT_CONTRAST, readableTextOn } from './contrast';
export { NOTICE_CHOICES, noticeKindOf, wantsNotice, withNotice, type NoticeChannel } from './notice-choice';
export {
  PUSH_DEVICE_DAYS,
  PUSH_DEVICES_MAX,
  PUSH_ENDPOINT,
  type PushMessage,
  type PushSubscriptionKeys,
} from './push-subscription';
export {
  NOTIFICATIONS_SHOWN,
  parseNotificationEvent,
  type Notification,
  type NotificationEvent,
} from './notification';
export { parseLinkUrl } from './link-url';
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
  type CardSection,
  type PublicSection,
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
export { PHOTO_FILE, PHOTO_MAX_BYTES, readPhotoHeader, type PhotoHeader } from './photo-file';
export { PHOTO_UPLOADS } from './photo-uploads';
export { profileFormSchema, type ProfileForm } from './profile-form-schema';
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
} from './public-card';
export { restorePublication } from './restore-publication';
export { hasLink, unlinked } from './link-text';
export { CARDS_PER_PAGE, LISTED_CARD_STATES, type ListedCard, type ListedCardState } from './listed-card';
export { mapsUrl } from './maps-url';
export { withParams } from './with-params';
export { MAIL_LIMITS, type MailWindow } from './mail-limits';
export { leadingLinks, shownLinks } from './shown-links';
export { findClaimProblem } from './claimable-slug';
export { TRIAL_DAYS, TRIAL_WARNING_DAYS } from './trial';
export {
  alternativeSlugs,
  findSlugProblem,
  SLUG_LENGTH,
  SLUG_TOMBSTONE_DAYS,
  slugify,
  slugsOfPerson,
  SLUGS_PER_ACCOUNT,
} from './slug';
export {
  type AuthState,
  type FirebaseUser,
  type LegalAcceptance,
  type NotificationChoice,
  type User,
  type UserPhoto,
  type UserSettings,
  USER_NAME_MAX,
} from './user';
export {
  CONTEXT_LABEL_MAX,
  contextCodeIn,
  contextCodeOf,
  CONTEXTS_MAX,
  contextWords,
  findContextProblem,
  isShareChannel,
  type ContextProblem,
  type ShareChannel,
} from './share-context';
export { buildVCard } from './vcard';
export { buildPersonVCard } from './vcard-person';
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
} from './template';
export { linkTemplateProps, profileTemplateProps } from './template-props';
export { EXAMPLE_TEMPLATES } from './template-examples';
export { readTemplateExport } from './read-template-export';
export { splitTemplatesExport, toTemplateExport, toTemplatesExport } from './template-export';
export { MOST_SCHEDULED_MS, type ScheduledPublication } from './scheduled-publication';
export { MOST_LISTED_TEMPLATES, type TemplateListEntry } from './template-list';
export { MOST_COUNTED_TEMPLATES, type TemplateUse } from './template-use';
export { isFieldMap, isSameValue, type FieldMap } from './same-value';
export { fitsField, migrateValues } from './template-migration';
export { isValidTemplate, repairTemplate } from './template-repair';
export { templateDraftSchema, templateFieldsSchema } from './template-schema';
export { searchTemplates } from './template-search';
export { compareVersions, nextVersion, type VersionStep } from './template-version';
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
} from './template-sync';
export { ADMIN_SCREENS, SCREEN_CAPABILITIES } from './screens/admin-screens';
export { INNER_SCREENS, OWNER_SCREENS, OWNER_TITLES } from './screens/owner-screens';
export { nameOfScreen, pathsOf, type ScreenFacts, type Screens } from './screens/screen-facts';
export { rateVital } from './vitals';
export { PLANS, type Plan } from './plan';
export { isOrganisation } from './organisation-name';
export { firstNameOf, personNameOf, wholeName } from './person-name';
export { isAddress, postalAddressOf } from './postal-address';
export { findEmailProblem, withoutAccents } from './email-address';
export { isolated } from './isolated';
export { dialable, withCountryCode } from './phone';
export { dialled, dialledDigits, findPhoneProblem } from './phone-number';
export { gramsToCompare, phoneDigits, searchFields, type SearchFields } from './search-grams';
export { searchKey, type IndexedUser, type UserDetail } from './user-index';
export {
  APPEAL_ANSWER_MAX,
  APPEAL_MAX,
  cardReportSchema,
  type Appeal,
  type AppealComment,
  type CardReport,
  type CardReportInput,
  type OpenCounts,
  type OwnAppeal,
  type ReportedCard,
  type Reporter,
  type ReportStatus,
  type Takedown,
} from './card-report';
export { CARDS_DECIDED, type DecidedCard } from './moderation';
export { suspensionAppealSchema } from './moderation-callables';
export { reportScore } from './report-score';
export { REPORT_REASONS, type ReportReason } from './report-reasons';
export {
  DEFAULT_SETTINGS,
  isBlockedHost,
  LINK_HOST,
  LINK_HOSTS_MAX,
  PRODUCT_LIMITS,
  SUPPORT_EMAIL_FORM,
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
  type DayFigures,
  type DayStats,
  type DayTallies,
  type MonthStats,
  type ProductTotals,
  type TopCard,
  type VitalName,
  type VitalsOfPage,
  type VitalTally,
} from './product-stats';
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
} from './card-figures';
