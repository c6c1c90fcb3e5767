/**
 * The first read of a page: the session that the browser keeps and what its first screen shows, fetched by the page's first
 * script over REST while the SDKs are still on their way. Whoever follows the same data afterwards has a first answer at once;
 * where there is none (no session, an old token, no network) nothing is lost but time.
 */
export { answerOfDatabase } from './answer-of-database';
export { firstContentShown, showFirstContent, showFirstContentAfter } from './first-content';
export { firstReadAnswered, firstSession, firstToken, type FirstScreen } from './first-read';
export { greetingOf } from './greeting';
export { findStorageTrouble, probeStorage } from './storage-trouble';
export { FIRST_ALERTS, FIRST_PERIOD_DAYS } from './panel-home';
export { readAlerts, readBookings, readCards, readDocuments } from './rest-documents';
export { readUnanswered, readUnpaid, type RestReader } from './rest-documents';
export { takeFirstAgenda, takeFirstAvailability, takeFirstCards } from './take';
export { takeFirstTomorrow, takeFirstUnanswered, takeFirstUnpaid, takeFirstUser } from './take';
export { forgetFirstFigures, takeFirstAdmin, takeFirstAlerts, takeFirstMonths } from './take-panel';
export { takeFirstTotals } from './take-panel';
