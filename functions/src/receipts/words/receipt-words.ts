/** Words of a receipt in one language. */
export interface ReceiptWords {
  /** Title, which says that it is no invoice. */
  title: string;
  /** Sentence that says who issues invoices. */
  noInvoice: (owner: string) => string;
  /** Name of the file, without its ending. */
  file: string;
  labels: Readonly<
    Record<
      | 'business'
      | 'customer'
      | 'invoiceData'
      | 'service'
      | 'when'
      | 'place'
      | 'paid'
      | 'refunded'
      | 'refunding'
      | 'total'
      | 'reference',
      string
    >
  >;
  /** Ways by which money came. */
  online: string;
  byHand: string;
  keptCard: string;
  /** Name of the service on the receipt of a fee that was charged to a saved card. */
  noShow: (service: string) => string;
  /** Sentence for a payment of which all was given back. */
  allRefunded: string;
  /** Replaces a text whose letters the typeface of the file lacks. */
  unreadable: string;
  /** Answers to links that open no receipt. */
  badLink: string;
  tooMany: string;
}
