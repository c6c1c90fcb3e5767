import { Link } from 'shared-lib/router';
import { resolveEndpoints } from 'shared-lib/config';
import { PageTitle } from '../../app/page-title';
import { paths } from '../../app/paths';
import { useHydrated } from '../../app/use-hydrated';
import controls from '../../ui/controls.module.css';
import { BookingScene } from './booking-scene';
import { ExamplePhone, ExampleStyles, TradeCards } from './example-cards';
import { MAIN_EXAMPLE } from './examples';
import { messages } from './messages';
import styles from './home-page.module.css';

/** Renders the landing page, with examples of cards and a booking in motion. */
export default function HomePage() {
  // Every site of ours shows cards; where visitors' own one is, only the browser knows in a local copy.
  const site = useHydrated() ? resolveEndpoints().origins.publicCard : '';
  const exampleUrl = `${site}/c/${MAIN_EXAMPLE.card.slug}`;
  return (
    <div className={styles['home']}>
      <PageTitle>{messages.title}</PageTitle>
      <ExampleStyles />
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
        <ExamplePhone />
      </section>
      <section className={styles['feature']} aria-labelledby="reservas">
        <div>
          <h2 id="reservas">{messages.bookings.title}</h2>
          <p className={styles['text']}>{messages.bookings.text}</p>
          <Points points={messages.bookings.points} />
        </div>
        <BookingScene />
      </section>
      <section className={styles['feature']} aria-labelledby="cobros">
        <div>
          <h2 id="cobros">{messages.payments.title}</h2>
          <p className={styles['text']}>{messages.payments.text}</p>
        </div>
        <Points points={messages.payments.points} />
      </section>
      <section className={styles['trades']} aria-labelledby="oficios">
        <h2 id="oficios">{messages.tradesTitle}</h2>
        <p className={styles['text']}>{messages.tradesText}</p>
        <TradeCards />
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

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles['points']}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
