import { PRODUCT_NAME } from 'shared-lib/config';

export const messages = {
  title: 'Tu tarjeta de visita digital',
  headline: 'Tu tarjeta, de tu móvil al suyo',
  lead: 'Enseña tu QR y te guardan en contactos, con foto y enlaces. Sin instalar nada.',
  start: 'Crear mi tarjeta',
  example: 'Ver un ejemplo',
  free: 'Gratis. Lista en dos minutos.',
  previewLabel: 'Ejemplo de tarjeta',
  reasonsTitle: `Por qué ${PRODUCT_NAME}`,
  reasons: [
    {
      title: 'Se abre al instante',
      text: 'Lo importante se ve enseguida, también con mala cobertura.',
    },
    {
      title: 'Se guarda de verdad en los contactos',
      text: 'Un toque y tu nombre, teléfono, email y foto quedan en sus contactos, en iPhone y en Android.',
    },
    {
      title: 'Cambia sin reimprimir',
      text: 'Edita cuando quieras: el mismo código QR lleva siempre a lo último que publicaste.',
    },
    {
      title: 'Respeta a quien te visita',
      text: 'Sin cookies, sin publicidad y sin terceros mirando. Tu tarjeta habla de ti, no de nosotros.',
    },
  ],
  stepsTitle: 'Tres pasos',
  steps: [
    {
      title: 'Cuenta quién eres',
      text: 'Nombre, cargo, foto y una frase. Lo ves tal como quedará mientras escribes.',
    },
    {
      title: 'Añade tus enlaces',
      text: 'Web, redes, WhatsApp, mapa… Ordénalos, descríbelos y oculta los que hoy no toquen.',
    },
    {
      title: 'Publica y comparte',
      text: 'Elige tu enlace público, descarga el código QR y ponlo donde te encuentren.',
    },
  ],
  closing: 'La próxima vez que te pidan una tarjeta, la llevarás en el móvil.',
};

/** Card of the landing page. */
export const exampleCard = {
  slug: 'ana-garcia',
  profile: {
    name: 'Ana García',
    jobTitle: 'Arquitecta de interiores',
    company: 'Estudio Norte',
    bio: 'Reformo viviendas pequeñas para que parezcan grandes.',
    phone: '+34 600 000 001',
    email: 'ana@tarjetero.test',
    website: '',
    location: 'Valencia',
    photo: null,
  },
  links: [
    ['portafolio', 'Portafolio', 'https://example.com/portafolio', 'Doce reformas, con planos'],
    ['whatsapp', 'WhatsApp', 'https://wa.me/34600000001', ''],
    ['instagram', 'Instagram', 'https://instagram.com/example', ''],
  ].map(([id = '', title = '', url = '', description = '']) => ({
    id,
    title,
    url,
    description,
    icon: '',
    from: null,
    until: null,
  })),
  theme: { scheme: 'light' as const, accent: '#0F766E' },
};
