/**
 * The first read of a page: the session stored in the browser and the data of its first screen, fetched by the page's first script over
 * REST while the SDKs are still loading. Subscriptions to the same data begin with its answers; where there are none (no session, an old
 * token, no network) only time is lost.
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
