import { renderToStaticMarkup } from 'react-dom/server';
import { REPORT_REASONS, type PublishedCard } from 'shared-lib/domain';
import { cardViewCss } from 'shared-lib/ui/card-view';
import { DEFAULT_THEME } from '../src/default-theme';
import { pageCss } from '../src/page/page-css';
import { statusCss } from '../src/status/status-css';
import { renderDocument, type RenderedPage } from './document';
import type { PageAddresses } from './origins';
import { reportCss } from './report-css';
import { reportMessages as messages } from './report-messages';

const STYLE = cardViewCss + pageCss + statusCss + reportCss;

/** Longest text of a report, in characters. */
const DETAILS_MAX = 1000;

type Problem = keyof typeof messages.problems;

const isProblem = (state: string | null): state is Problem =>
  state !== null && Object.hasOwn(messages.problems, state);

function Sent({ slug }: { slug: string }) {
  return (
    <article className="tj-sheet tj-status">
      <h1 className="tj-name">{messages.sent.title}</h1>
      <p className="tj-role">{messages.sent.text}</p>
      <div className="tj-actions">
        <a className="tj-button" href={`/c/${slug}`}>
          {messages.back}
        </a>
      </div>
    </article>
  );
}

function ReportForm({
  card,
  problem,
  supportEmail,
}: {
  card: PublishedCard;
  problem: Problem | null;
  supportEmail: string;
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
          <textarea id="details" name="details" maxLength={DETAILS_MAX} aria-describedby="details-help" />
          <small id="details-help">{messages.detailsHelp}</small>
        </div>
        <button className="tj-button tj-button--main" type="submit">
          {messages.submit}
        </button>
        <a className="tj-button" href={`/c/${card.slug}`}>
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
 * The page that reports a card: a plain form, so that it works where no script runs.
 *
 * @param state - What became of a report that was just sent, as the function `report` says it in the address.
 * @param supportEmail - Where else one can write; empty for nowhere.
 */
export function renderReportPage(
  card: PublishedCard,
  state: string | null,
  supportEmail: string,
  addresses: PageAddresses,
): RenderedPage {
  return renderDocument({
    theme: DEFAULT_THEME,
    pageStyle: STYLE,
    addresses,
    head: (
      <>
        <title>{messages.title}</title>
        <meta name="robots" content="noindex" />
      </>
    ),
    body: renderToStaticMarkup(
      <div className="tj-card" data-scheme="auto">
        {state === 'enviada' ? (
          <Sent slug={card.slug} />
        ) : (
          <ReportForm card={card} problem={isProblem(state) ? state : null} supportEmail={supportEmail} />
        )}
      </div>,
    ),
  });
}
