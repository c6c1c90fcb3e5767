import { Link } from 'shared-lib/router';
import { resolveEndpoints } from 'shared-lib/config';
import { cardThemeCss, CardView, cardViewCss } from 'shared-lib/ui/card-view';
import { PageTitle } from '../../app/page-title';
import { paths } from '../../app/paths';
import { useHydrated } from '../../app/use-hydrated';
import controls from '../../ui/controls.module.css';
import styles from './home-page.module.css';
import { exampleCard, messages } from './messages';

/** Renders the landing page, with an example of a card. */
export default function HomePage() {
  // Every site of ours shows cards; where visitors' own one is, only the browser knows in a local copy.
  const site = useHydrated() ? resolveEndpoints().origins.publicCard : '';
  const exampleUrl = `${site}/c/${exampleCard.slug}`;
  return (
    <div className={styles['home']}>
      <PageTitle>{messages.title}</PageTitle>
      <section className={styles['hero']}>
        <div>
          <h1>{messages.headline}</h1>
          <p className={styles['lead']}>{messages.lead}</p>
          <div className={styles['actions']}>
            <Link className={controls['primary']} to={paths.register}>
              {messages.start}
            </Link>
            <a className={controls['secondary']} href={exampleUrl}>
              {messages.example}
            </a>
          </div>
          <p className={styles['free']}>{messages.free}</p>
        </div>
        <figure className={styles['phone']} aria-label={messages.previewLabel}>
          <style>{cardViewCss + cardThemeCss(exampleCard.theme)}</style>
          <div className={styles['screen']} inert>
            <CardView card={exampleCard} now={0} photoUrl={null} headingLevel={2} saveHref="#" />
          </div>
        </figure>
      </section>
      <section className={styles['reasons']} aria-labelledby="motivos">
        <h2 id="motivos">{messages.reasonsTitle}</h2>
        <ul>
          {messages.reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles['steps']} aria-labelledby="pasos">
        <h2 id="pasos">{messages.stepsTitle}</h2>
        <ol>
          {messages.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles['closing']}>
        <p>{messages.closing}</p>
        <Link className={controls['primary']} to={paths.register}>
          {messages.start}
        </Link>
      </section>
    </div>
  );
}
