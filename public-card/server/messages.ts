import type { ShareChannel } from 'shared-lib/domain';

/** Spanish texts of the server itself, besides those of the pages. */
export const messages = {
  methodNotAllowed: 'Método no permitido',
  photoNotFound: 'No hay ninguna foto en esta dirección',
  met: (whereAndWhen: string) => `Dónde y cuándo: ${whereAndWhen}.`,
  channels: {
    qr: 'Código QR',
    nfc: 'Etiqueta NFC',
    wa: 'WhatsApp',
    mail: 'Email',
    firma: 'Firma de email',
  } satisfies Record<ShareChannel, string>,
  description: (name: string) => `Tarjeta de ${name}: contacto y enlaces.`,
};
