import { REPORT_REASONS, type CardLanguage, type PublishedCard } from 'shared-lib/model';
import { visitorsPrivacyUrl } from 'shared-lib/privacy';
import { cardViewCss } from 'shared-lib/ui/card-view';
import { pageCss } from '../../src/page/page-css';
import { statusCss } from '../../src/status/status-css';
import type { RenderedPage } from '../document/document';
import type { PageAddresses } from '../origins';
import { renderOwnPage } from '../document/own-page';
import { reportCss } from './report-css';
import { PAGE_WORDS } from '../../src/words';
import type { PageWords } from '../../src/words/page-words';
import { reportMessages } from '../../src/words/report-messages';

const STYLE = cardViewCss + pageCss + statusCss + reportCss;

/** Longest text of a report, in characters. */
const MAX_DETAILS = 1000;

/** Longest address, in characters. */
const MAX_EMAIL = 254;

type Problem = keyof typeof reportMessages.problems;

const isProblem = (state: string | null): state is Problem =>
  state !== null && Object.hasOwn(reportMessages.problems, state);

/** Returns the reference of a report, as the function `report` defines it; empty for a made-up address. */
const referenceOf = (slug: string, day: string | null): string =>
  day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${slug}_${day}` : '';

function Sent({
  words: { report: messages },
  slug,
  query,
  reference,
  supportEmail,
}: {
  words: PageWords;
  slug: string;
  query: string;
  reference: string;
  supportEmail: string;
}) {
  const subject = encodeURIComponent(messages.sent.subject(reference));
  return (
    <article className="tj-sheet tj-status">
      <h1 className="tj-name">{messages.sent.title}</h1>
      <p className="tj-role">{messages.sent.text}</p>
      {reference && (
        <p className="tj-role">
          {messages.sent.reference}
          <b>{reference}</b>
        </p>
      )}
      {reference && supportEmail && (
        <p className="tj-report-support">
          {messages.sent.ask}
          <a href={`mailto:${supportEmail}?subject=${subject}`}>{supportEmail}</a>
        </p>
      )}
      <div className="tj-actions">
        <a className="tj-button" href={`/c/${slug}${query}`}>
          {messages.back}
        </a>
      </div>
    </article>
  );
}

function ReportForm({
  words: { report: messages, visitor, language },
  query,
  card,
  problem,
  supportEmail,
  addresses,
}: {
  words: PageWords;
  query: string;
  card: PublishedCard;
  problem: Problem | null;
  supportEmail: string;
  addresses: PageAddresses;
}) {
  return (
    <article className="tj-sheet">
      <h1 className="tj-name">{messages.title}</h1>
      <p className="tj-role">{messages.intro(card.profile.name)}</p>
      <form className="tj-report" method="post" action="/v/report">
        {problem && (
          <p className="tj-report-problem" role="alert">
            {messages.problems[problem]}
          </p>
        )}
        <input type="hidden" name="slug" value={card.slug} />
        <input type="hidden" name="language" value={language} />
        {query && <input type="hidden" name="lang" value={language} />}
        <fieldset>
          <legend>{messages.question}</legend>
          {REPORT_REASONS.map((reason) => (
            <label className="tj-choice" key={reason}>
              <input type="radio" name="reason" value={reason} required />
              {messages.reasons[reason]}
            </label>
          ))}
        </fieldset>
        <div>
          <label className="tj-label" htmlFor="details">
            {messages.details}
          </label>
          <textarea id="details" name="details" maxLength={MAX_DETAILS} aria-describedby="details-help" />
          <small id="details-help">{messages.detailsHelp}</small>
        </div>
        <div>
          <label className="tj-label" htmlFor="email">
            {messages.email}
          </label>
          <input
            className="tj-report-email"
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={MAX_EMAIL}
            aria-describedby="email-help"
          />
          <small id="email-help">{messages.emailHelp}</small>
        </div>
        <p className="tj-report-notice">
          {messages.notice}{' '}
          <a href={visitorsPrivacyUrl(addresses, language)} target="_blank" rel="noopener">
            {visitor.privacy.link}
          </a>
        </p>
        <button className="tj-button tj-button--main" type="submit">
          {messages.submit}
        </button>
        <a className="tj-button" href={`/c/${card.slug}${query}`}>
          {messages.back}
        </a>
      </form>
      {supportEmail && (
        <p className="tj-report-support">
          {messages.support}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
      )}
    </article>
  );
}

/**
 * Renders the page that reports a card: a plain form, so that it works where no script runs.
 *
 * @param sent - Result and day of a report that was just sent, which the function `report` puts into the address.
 * @param supportEmail - Another address to write to; empty for none.
 */
export function renderReportPage(
  card: PublishedCard,
  sent: { state: string | null; day: string | null },
  supportEmail: string,
  addresses: PageAddresses,
  { language, query }: { language: CardLanguage; query: string },
): RenderedPage {
  const words = PAGE_WORDS[language];
  return renderOwnPage({
    language,
    title: words.report.title,
    pageStyle: STYLE,
    addresses,
    body: (
      <div className="tj-card" data-scheme="auto">
        {sent.state === 'enviada' ? (
          <Sent
            words={words}
            query={query}
            slug={card.slug}
            reference={referenceOf(card.slug, sent.day)}
            supportEmail={supportEmail}
          />
        ) : (
          <ReportForm
            words={words}
            query={query}
            card={card}
            problem={isProblem(sent.state) ? sent.state : null}
            supportEmail={supportEmail}
            addresses={addresses}
          />
        )}
      </div>
    ),
  });
}
