/** Behaviour of the server until further notice. */
export type WhatsAppFault =
  | 'none'
  /** The token was revoked. */
  | 'revoked'
  /** Too many messages to one number, or of one business. */
  | 'limited'
  | 'broken'
  /** The message is taken, and no answer comes. */
  | 'silent';

export const FAULTS: readonly WhatsAppFault[] = ['none', 'revoked', 'limited', 'broken', 'silent'];

/** A message that was taken. */
export interface SentMessage {
  id: string;
  to: string;
  template: string;
  language: string;
  /** Texts that the template's body was filled in with. */
  parameters: string[];
}

/** A business with one phone number and one template. */
export interface World {
  phoneNumberId: string;
  token: string;
  displayPhone: string;
  verifiedName: string;
  template: { name: string; language: string; parameters: number };
  fault: WhatsAppFault;
  messages: SentMessage[];
  /** Requests so far, as `POST /v24.0/100200300400500/messages`. */
  requests: string[];
}

/** Business that the server begins with. */
export const DEMO_BUSINESS = {
  phoneNumberId: '100200300400500',
  token: 'token-de-prueba',
  displayPhone: '+34 600 00 00 00',
  verifiedName: 'Ana Pérez Fisioterapia',
  template: { name: 'recordatorio_cita', language: 'es', parameters: 4 },
} as const;

/** Returns a server's beginning. */
export const newWorld = (): World => ({
  ...DEMO_BUSINESS,
  template: { ...DEMO_BUSINESS.template },
  fault: 'none',
  messages: [],
  requests: [],
});
