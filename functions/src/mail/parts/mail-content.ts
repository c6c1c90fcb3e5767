import type { CardLanguage } from 'shared-lib/model';

/** A link in a mail, with its label. */
export interface MailLink {
  label: string;
  url: string;
}

/** A fact in a mail, with its label. */
export interface MailFact {
  label: string;
  /** Each begins a line. */
  lines: string[];
  /** Links to act on the fact, such as directions to a place. */
  links: MailLink[];
}

/** A sentence with its links. */
export interface MailNote {
  text: string;
  links: MailLink[];
}

/** Name and looks at the head of a mail: a card's, or the product's own. */
export interface MailBrand {
  name: string;
  /** Picture with its description; empty while images are blocked, so that nothing depends on it. */
  photo: { url: string; description: string } | null;
  /** `#RRGGBB` */
  color: string;
}

/** Content of a mail, in the order in which it is read. */
export interface MailContent {
  language: CardLanguage;
  subject: string;
  /** Line that inboxes show beside the subject. */
  preview: string;
  brand: MailBrand;
  heading: string;
  lead: string;
  facts: MailFact[];
  /** The one main action; `null` where there is none. */
  button: MailLink | null;
  notes: MailNote[];
  /** Notes on why the mail came, and on who is responsible for the personal data in it. */
  footer: MailNote[];
}
