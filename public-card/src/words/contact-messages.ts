import type { ShareChannel } from 'shared-lib/model';

/** Spanish texts of a card's contact file and of its description for search engines. */
export const contactMessages = {
  met: (whereAndWhen: string) => `Dónde y cuándo: ${whereAndWhen}.`,
  channels: {
    qr: 'Código QR',
    nfc: 'Etiqueta NFC',
    wa: 'WhatsApp',
    mail: 'Email',
    firma: 'Firma de email',
    google: 'Perfil de Google',
  } satisfies Record<ShareChannel, string>,
  description: (name: string) => `Tarjeta de ${name}: contacto y enlaces.`,
};
