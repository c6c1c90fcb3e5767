import { cardThemeCss, CardView, cardViewCss } from 'shared-lib/ui/card-view';
import { MAIN_EXAMPLE, TRADE_EXAMPLES } from './examples';
import { messages } from './messages';
import styles from './example-cards.module.css';

/** Renders the styles of every example on the page. */
export function ExampleStyles() {
  return (
    <style>
      {cardViewCss +
        [MAIN_EXAMPLE, ...TRADE_EXAMPLES]
          .map(({ card }) => cardThemeCss(card.theme, `[data-example="${card.slug}"] .tj-card`))
          .join('')}
    </style>
  );
}

/** Renders the main example on a drawn phone. */
export function ExamplePhone() {
  const { card, portrait } = MAIN_EXAMPLE;
  return (
    <figure className={styles['phone']} aria-label={messages.previewLabel}>
      <div className={styles['screen']} data-example={card.slug} inert>
        <CardView card={card} now={0} pictureUrl={() => portrait} headingLevel={2} saveHref="#" />
      </div>
    </figure>
  );
}

/** Renders a small card for each of some trades. */
export function TradeCards() {
  return (
    <ul className={styles['trades']}>
      {TRADE_EXAMPLES.map(({ trade, portrait, card }) => (
        <li key={card.slug} className={styles['trade']}>
          <div className={styles['small']} data-example={card.slug} inert aria-hidden="true">
            <div>
              <CardView card={card} now={0} pictureUrl={() => portrait} headingLevel={3} saveHref="#" />
            </div>
          </div>
          <span className={styles['name']}>{trade}</span>
        </li>
      ))}
    </ul>
  );
}
