import { PRODUCT_NAME } from 'shared-lib/config';
import type { ReportReason } from 'shared-lib/model';
import { REPORT_NOTICE } from 'shared-lib/privacy';

/** Spanish texts of the page that reports a card. */
export const reportMessages = {
  title: 'Denunciar esta tarjeta',
  intro: (name: string) => `Cuéntanos qué pasa con la tarjeta de ${name}. La revisará una persona.`,
  question: '¿Qué pasa?',
  reasons: {
    impersonation: 'Se hace pasar por otra persona o empresa',
    fraud: 'Es un engaño o una estafa',
    offensive: 'Ofende o incita al odio',
    'personal-data': 'Publica datos de alguien sin permiso',
    other: 'Otra cosa',
  } satisfies Record<ReportReason, string>,
  details: 'Detalles (si quieres)',
  detailsHelp: 'No escribas datos privados tuyos: no hacen falta.',
  email: 'Email para contestarte (si quieres)',
  emailHelp: 'Solo lo usamos para contestarte sobre esta denuncia.',
  /** Sentence on who is responsible for the contents. */
  notice: REPORT_NOTICE,
  submit: 'Enviar denuncia',
  back: 'Volver a la tarjeta',
  support: 'También puedes escribirnos a ',
  sent: {
    title: 'Gracias por avisar',
    text: `Hemos recibido la denuncia. El equipo de ${PRODUCT_NAME} la revisará.`,
    reference: 'Referencia: ',
    ask: 'Guárdala: con ella puedes preguntarnos en ',
    subject: (reference: string) => `Denuncia ${reference}`,
  },
  problems: {
    datos: 'Elige qué pasa y vuelve a enviarla.',
    espera: 'Has enviado varias denuncias seguidas. Espera un rato y vuelve a probar.',
    fallo: 'No hemos podido guardarla. Vuelve a intentarlo dentro de un momento.',
  },
};
