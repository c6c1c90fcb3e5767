/**
 * Removal of a collection's documents:
 * - `ttl`: Firestore removes them a day or so after `expiresAt`; whoever reads them looks at the time itself
 * - `job`: a job of ours, in time, as the privacy notice promises
 * - `account`, `card`: with the account or card that they belong to
 * - `never`: they stay
 */
type Removal = 'ttl' | 'job' | 'account' | 'card' | 'never';

/** Retention of one collection. */
export interface Retention {
  /** Its id; with its parent where two have the same. */
  collection: string;
  why: string;
  /** Time for which documents are retained, in words for people. */
  kept: string;
  by: Removal;
  /** Name of the job, for those that one removes. */
  job?: string;
}

const withAccount = (collection: string, why: string): Retention => ({
  ...{ collection, why },
  kept: 'as long as the account',
  by: 'account',
});

const forGood = (collection: string, why: string): Retention => ({
  ...{ collection, why },
  kept: 'as long as the product',
  by: 'never',
});

const expiring = (collection: string, why: string, kept: string): Retention => ({
  ...{ collection, why, kept },
  by: 'ttl',
});

const byJob = (job: string, collection: string, why: string, kept: string): Retention => ({
  ...{ collection, why, kept, job },
  by: 'job',
});

/** Retention of every collection, the only list of them: `docs/retention.md` is made from it, and the privacy notice says the same. */
export const RETENTION: readonly Retention[] = [
  withAccount('users', 'the person behind an account'),
  withAccount('private', 'plan, suspension, ended sessions'),
  withAccount('usedTemplates', 'templates that an account has used, which count once'),
  withAccount('profiles', 'what an owner says about themselves'),
  withAccount('accountNotes', 'what administrators note on an account; not in its export'),
  withAccount('userIndex', 'administrators’ search for accounts'),
  withAccount('templateInstances', 'templates applied to cards'),
  withAccount('services', 'what can be booked'),
  withAccount('availability', 'working hours'),
  withAccount('photoUploads', 'photos and PDFs that an owner uploaded last, and how many in a day'),
  withAccount('bookingOffers', 'services that a card shows'),
  withAccount('timeBlocks', 'time that an owner takes off'),
  withAccount(
    'people',
    'an owner’s people, with what visitors say of them; a visitor may have their own words erased and ask for the rest, which the owner answers within a month; the owner may delete them',
  ),
  withAccount('paymentProviders', 'an owner’s payments'),
  withAccount('payments', 'online payments of bookings'),
  withAccount('paymentAccounts', 'the owner of an account at Stripe'),
  withAccount('calendarFeeds', 'address of an owner’s calendar'),
  withAccount('dayReminders', 'an owner’s text of a reminder, and the hour of their notification'),
  withAccount('reviewSettings', 'an owner’s link to reviews'),
  withAccount(
    'calendarSources',
    'addresses of an owner’s other calendars, whose times can’t be booked, and users of them with encrypted passwords; the export leaves both out',
  ),
  expiring(
    'calendarConsents',
    'consents that an owner gives at a maker of calendars, with encrypted tokens, until they have chosen a calendar; the export leaves these out',
    'half an hour',
  ),
  withAccount(
    'whatsApp',
    'an owner’s connection to WhatsApp with its encrypted token, until they remove it; the export leaves the token out',
  ),
  withAccount('bookings', 'bookings; a visitor may have their data erased, once past'),
  withAccount('cardStats', 'figures of a card'),
  withAccount('days (cardStats)', 'figures of a card’s day, without people'),
  withAccount('quarters', 'figures of a card’s quarter, without people'),
  withAccount('shards', 'parts of a day’s figures, which a job adds up'),
  withAccount('leads', 'details that visitors left on a card, until they or the owner erase them'),
  byJob(
    'purgeDeletedCards',
    'cards',
    'an owner’s cards',
    '30 days after they are deleted, or until their owner empties the bin',
  ),
  { collection: 'publications', why: 'earlier forms of a card', kept: 'the last 20', by: 'card' },
  { collection: 'slugs', why: 'addresses of cards', kept: '90 days after they are freed', by: 'account' },
  {
    collection: 'publicCards',
    why: 'what visitors see',
    kept: 'until the address is another’s; a deleted card leaves no content',
    by: 'card',
  },
  byJob(
    'purgeExpired',
    'waiting',
    'who waits for an hour, until they leave the list or its owner takes them off',
    'a day after the last day that they wait for',
  ),
  byJob('offerFreedTime', 'waitingLists', 'when a waiting list is looked at next', 'while somebody is on it'),
  byJob('refreshBookableCards', 'staleOffers', 'accounts whose offers a visitor found outdated', 'a minute'),
  byJob('sendReminders', 'reminders', 'mail that is due later', 'until they are sent'),
  byJob(
    'sendReviewRequests',
    'reviewRequests',
    'requests for reviews that are due later',
    'until they are sent',
  ),
  byJob(
    'sendWhatsAppReminders',
    'whatsAppReminders',
    'reminders by WhatsApp that are due later',
    'until they are sent',
  ),
  byJob('purgeExpired', 'visitSalts', 'tell a day’s visitors apart', '2 days'),
  byJob(
    'purgeExpired',
    'outbox',
    'mail that was sent, without its text; the address of an answer to an erasure or a report until it has left',
    '30 days',
  ),
  byJob('purgeExpired', 'mailQuotas', 'how many mails an address got, by hash', 'a day'),
  byJob(
    'purgeExpired',
    'emailChanges',
    'former and new address of an account whose address is being changed',
    '7 days after the last change was asked for',
  ),
  byJob(
    'purgeBusyDays',
    'days (busyDays)',
    'taken time of an owner’s day, without names',
    '60 days after the day',
  ),
  byJob('exportAccounts', 'accountExports', 'that an owner asked for their data', '31 days; its file a day'),
  byJob('deleteAccounts', 'accountDeletions', 'how far the deletion of an account is', 'until it is done'),
  byJob(
    'purgeOldRecords',
    'reports',
    'visitors’ reports of cards, with the address of those who want an answer',
    'a year',
  ),
  byJob('purgeOldRecords', 'reportedCards', 'the queue of reported cards', 'a year after the last report'),
  byJob(
    'purgeOldRecords',
    'appeals',
    'owners’ appeals, with what administrators remark; not in their export',
    'a year, or as long as the account',
  ),
  byJob('purgeOldRecords', 'alerts', 'failures and attacks', 'a year'),
  byJob(
    'purgeOldRecords',
    'alertMutes',
    'alerts that administrators don’t want to hear',
    'a year after the rule’s end',
  ),
  expiring('notifications', 'the bell', 'half a year, or as long as the account'),
  expiring(
    'pushSubscriptions',
    'devices that an owner is notified on',
    'half a year after they were last notified, or until the owner or the browser ends it',
  ),
  expiring(
    'reviewAsks',
    'mailboxes, by hash, that an owner has asked for a review; those that refuse stay as long as the account',
    'half a year',
  ),
  expiring('rateLimits', 'counters against floods, by hash', 'their window, an hour or a day'),
  expiring('visitors', 'hashes of a day’s visitors, and of forms that were sent', 'a day; a form’s, 91 days'),
  expiring(
    'bookingHolds',
    'a slot that a visitor is filling in, or that somebody on a waiting list is offered',
    'five minutes; an offered one half an hour, or until the morning',
  ),
  expiring('imports', 'imports of people, which can be undone', 'seven days'),
  expiring('usedProofs', 'solved challenges, which count once', 'an hour'),
  expiring(
    'stripeEvents',
    'events of Stripe, which count once: their type and the id of what they tell of',
    '90 days',
  ),
  expiring('takedowns', 'what was taken down, by hash', '90 days'),
  forGood('admins', 'who administers'),
  forGood('adminInvites', 'who was invited to administer, and by whom'),
  forGood('audit', 'what administrators changed, to account for it'),
  forGood('config', 'settings of the product'),
  forGood('userTemplates', 'templates'),
  forGood('adminTemplates', 'drafts of templates'),
  forGood('versions', 'published versions of templates'),
  forGood('templateIndex', 'lists of templates for screens'),
  forGood('syncRuns', 'roll-outs of templates'),
  byJob(
    'publishTemplates',
    'scheduledPublications',
    'versions of templates that wait for their time',
    'until then',
  ),
  byJob('publishTemplates', 'content', 'the code of those versions', 'until then'),
  forGood('lease', 'the tab that drives a roll-out'),
  forGood('failures', 'cards that a roll-out could not change'),
  expiring('drawn', 'drawings of a roll-out that wait for their turn', 'until it is theirs, or 7 days'),
  expiring('applied', 'what a roll-out replaced on a card, to undo it', '30 days'),
  forGood('featureFlags', 'features'),
  forGood('flagProposals', 'changes of features that wait for approval'),
  forGood('featureFlagManagement', 'who may change features'),
  forGood('stats', 'figures of the product, without people'),
  forGood('jobs', 'where each job goes on'),
];
