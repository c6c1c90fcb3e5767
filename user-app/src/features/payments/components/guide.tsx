import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { SectionCard } from 'shared-lib/ui/section-card';
import { messages } from '../messages';
import styles from './payments.module.css';

/** Renders an illustrated guide to payment links: how to create one, where to put it, and how visitors see it. */
export function Guide() {
  return (
    <SectionCard title={messages.guide} text={messages.guideText}>
      <ol className={styles.steps}>
        {messages.steps.map(({ title, text }, place) => (
          <li key={title} className={styles.step}>
            <svg viewBox="0 0 160 90" aria-hidden="true" className={styles.drawing}>
              <Frame>{DRAWINGS[place]}</Frame>
            </svg>
            <div>
              <h3>
                {place + 1}. {title}
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Button
        component="a"
        href="https://dashboard.stripe.com/payment-links"
        target="_blank"
        rel="noopener noreferrer"
        variant="light"
        leftSection={<IconExternalLink size={18} aria-hidden />}
      >
        {messages.toStripe}
      </Button>
      <div className={styles.visitor}>
        <div>
          <h3>{messages.visitor}</h3>
          <p>{messages.visitorText}</p>
        </div>
        <svg viewBox="0 0 160 90" aria-hidden="true" className={styles.drawing}>
          <Frame>
            <circle cx="24" cy="28" r="7" className={styles.mark} />
            <path d="M20.5 28l2.5 2.5 4.5-5" className={styles.tick} />
            <text x="37" y="26" className={styles.strong}>
              {messages.visitorSample.title}
            </text>
            <text x="37" y="37" className={styles.words}>
              {messages.visitorSample.when}
            </text>
            <rect x="16" y="54" width="128" height="20" rx="6" className={styles.accent} />
            <text x="80" y="67.5" textAnchor="middle" className={styles.onAccent}>
              {messages.visitorSample.pay}
            </text>
          </Frame>
        </svg>
      </div>
    </SectionCard>
  );
}

/** Renders the drawing of a window. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <rect x="1" y="1" width="158" height="88" rx="8" className={styles.window} />
      {children}
    </>
  );
}

const DRAWINGS: readonly ReactNode[] = [
  // A panel with its menu, and the button for a new link.
  <g key="open">
    <path d="M44 1v88" className={styles.line} />
    <rect x="9" y="14" width="26" height="5" rx="2.5" className={styles.faint} />
    <rect x="9" y="26" width="26" height="5" rx="2.5" className={styles.faint} />
    <rect x="6" y="37" width="32" height="11" rx="4" className={styles.soft} />
    <rect x="9" y="40" width="26" height="5" rx="2.5" className={styles.accent} />
    <rect x="54" y="14" width="46" height="7" rx="3.5" className={styles.faint} />
    <rect x="118" y="11" width="32" height="13" rx="5" className={styles.accent} />
    <path d="M134 14v7M130.500 17.500h7" className={styles.tick} />
    <rect x="54" y="34" width="96" height="10" rx="3" className={styles.soft} />
    <rect x="54" y="50" width="96" height="10" rx="3" className={styles.soft} />
  </g>,
  // A form with a name and a price.
  <g key="price">
    <rect x="16" y="12" width="40" height="5" rx="2.5" className={styles.faint} />
    <rect x="16" y="20" width="128" height="15" rx="4" className={styles.field} />
    <rect x="22" y="25" width="58" height="5" rx="2.5" className={styles.accent} />
    <rect x="16" y="43" width="30" height="5" rx="2.5" className={styles.faint} />
    <rect x="16" y="51" width="60" height="15" rx="4" className={styles.field} />
    <text x="22" y="62" className={styles.strong}>
      25,00 €
    </text>
  </g>,
  // An address with a button that copies it.
  <g key="copy">
    <rect x="12" y="34" width="136" height="22" rx="6" className={styles.field} />
    <text x="20" y="48" className={styles.words}>
      buy.stripe.com/abc
    </text>
    <rect x="122" y="38" width="21" height="14" rx="4" className={styles.accent} />
    <rect x="128" y="41.500" width="6" height="7" rx="1.500" className={styles.copy} />
    <rect x="131" y="43.500" width="6" height="7" rx="1.500" className={styles.copy} />
  </g>,
  // The same address in the field of a service.
  <g key="paste">
    <rect x="16" y="14" width="54" height="6" rx="3" className={styles.faint} />
    <rect x="16" y="28" width="128" height="18" rx="5" className={styles.field} />
    <text x="23" y="40" className={styles.words}>
      buy.stripe.com/abc
    </text>
    <rect x="16" y="56" width="54" height="17" rx="5" className={styles.accent} />
    <path d="M37 64.500l4 4 8-8" className={styles.tick} />
  </g>,
];
