import type { TemplateLanguage, WhatsAppStop } from 'shared-lib/model/booking';

/** Languages of templates as Meta names them. */
const languages: Record<TemplateLanguage, string> = {
  es: 'Español',
  es_ES: 'Español (España)',
  ca: 'Catalán',
  en: 'Inglés',
  en_GB: 'Inglés (Reino Unido)',
  en_US: 'Inglés (EE. UU.)',
  fr: 'Francés',
  de: 'Alemán',
  it: 'Italiano',
  pt_PT: 'Portugués (Portugal)',
};

const stopped: Record<WhatsAppStop, string> = {
  token: 'Meta ya no acepta tu clave. Pon una nueva y comprueba; mientras, envía tú los recordatorios.',
  number: 'Meta ya no encuentra tu número. Revisa su identificador; mientras, envía tú los recordatorios.',
};

/** Spanish texts of 'Envío automático por WhatsApp'. */
export const messages = {
  title: 'Envío automático por WhatsApp',
  text: 'Con la API de WhatsApp de Meta, el recordatorio sale por sí mismo el día antes, para quien lo pida al reservar. Meta cobra cada mensaje.',
  loading: 'Cargando tu conexión con WhatsApp…',
  connected: (phone: string, name: string) =>
    name === '' ? `Conectado: ${phone}` : `Conectado: ${phone} (${name})`,
  sendsAt: (hour: string) => `Los recordatorios salen el día antes, a las ${hour}.`,
  stoppedAt: (when: string) => `Parado desde el ${when}`,
  stopped,
  phoneNumberId: 'Identificador del número de teléfono',
  phoneNumberIdHelp: 'En Meta, «WhatsApp › Configuración de la API». Son solo cifras, y no es tu número.',
  token: 'Clave de acceso (token)',
  tokenHelp: 'La de un usuario del sistema, que no caduca. Se guarda cifrada y no la volveremos a mostrar.',
  showToken: 'Mostrar clave',
  tokenKept: 'Déjala vacía para seguir con la guardada.',
  template: 'Nombre de la plantilla',
  templateHelp: 'Como la llamaste en Meta: minúsculas, cifras y guiones bajos.',
  language: 'Idioma de la plantilla',
  languages,
  hour: 'Hora de envío, el día antes',
  check: 'Comprobar y guardar',
  remove: 'Quitar conexión',
  removeAsk: '¿Quitar la conexión con WhatsApp?',
  removeText: 'Borramos tu clave y no saldrá ningún recordatorio automático. Podrás seguir enviándolos tú.',
  problems: {
    required: 'Este campo es requerido',
    phoneNumberId: 'Son solo cifras, entre 5 y 20',
    template: 'Usa minúsculas, cifras y guiones bajos',
    'whatsapp-token': 'Meta no acepta esta clave. Copia otra y vuelve a comprobar.',
    'whatsapp-number': 'Meta no encuentra este número, o la clave no llega a él.',
    'whatsapp-silent': 'Meta no responde ahora. No se ha guardado nada: inténtalo dentro de un rato.',
    offline: 'Sin conexión. Lo que has escrito sigue aquí: inténtalo cuando vuelva la conexión.',
  },
  guide: 'Qué preparar en Meta',
  steps: [
    'En business.facebook.com, añade tu número a la API de WhatsApp.',
    'En «Plantillas de mensajes», crea una de la categoría «Utilidad» con este texto. Sus cuatro huecos son el nombre, el servicio, cuándo y el enlace.',
    'Cuando Meta la apruebe, escribe aquí su nombre y su idioma.',
  ],
  templateText:
    'Hola, {{1}}: te recordamos tu cita «{{2}}», el {{3}}. Confirma o cancela aquí: {{4}} Gracias por avisar.',
  copy: 'Copiar texto',
  copied: 'Texto copiado',
  copyFailed: 'No se ha podido copiar: selecciona el texto',
};
