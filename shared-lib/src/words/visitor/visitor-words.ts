import type { ZoneNames } from '../../model/booking';
import type { PolicyWords } from '../../model/payments';

/** Texts in one language that both a visitor's pages and their mail use. */
export interface VisitorWords {
  zones: ZoneNames;
  /** Names the time of a city: 'hora de Madrid'. */
  timeOf: (city: string) => string;
  /** Refund policy of an online payment. */
  policy: PolicyWords;
  privacy: Readonly<{
    /**
     * Notice of a booking: its data is the owner's, for whom the product processes it. `hasPage` is false when its
     * visitor has no link to it.
     */
    booking: (owner: string, hasPage: boolean) => string;
    /** Sentence with which a visitor lets the owner of a card keep their details, which is stored with them. */
    leadConsent: (owner: string) => string;
    /** Notice of the form in which a visitor leaves their details on a card. */
    leadNotice: (owner: string) => string;
    /** Label of the link to the whole text. */
    link: string;
  }>;
}
