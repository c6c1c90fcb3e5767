import { isNetwork, NETWORKS, type LinkKind, type NetworkKind } from 'shared-lib/model';

/** Words of a kind of link. */
interface KindWords {
  label: string;
  /** Title that a new link starts with. */
  title: string;
  /** Label of the field; 'URL' where it is left out. */
  field?: string;
  /** Example of what can be typed. */
  example: string;
}

/** Spanish words of the networks, which are called as they call themselves. */
const networkWords: Readonly<Record<NetworkKind, Required<Pick<KindWords, 'field' | 'example'>>>> = {
  instagram: { field: 'Usuario de Instagram', example: '@usuario' },
  linkedin: { field: 'Usuario de LinkedIn', example: 'nombre-apellido' },
  tiktok: { field: 'Usuario de TikTok', example: '@usuario' },
  youtube: { field: 'Canal de YouTube', example: '@canal' },
  facebook: { field: 'Página de Facebook', example: 'nombre.de.pagina' },
  x: { field: 'Usuario de X', example: '@usuario' },
  telegram: { field: 'Usuario de Telegram', example: '@usuario' },
  github: { field: 'Usuario de GitHub', example: 'usuario' },
  spotify: { field: 'Enlace de Spotify', example: 'https://open.spotify.com/…' },
};

/** Spanish words of the other kinds of links. */
const otherWords: Readonly<Record<Exclude<LinkKind, NetworkKind>, KindWords>> = {
  phone: { label: 'Teléfono', title: 'Llámame', field: 'Número de teléfono', example: '600 111 222' },
  whatsapp: { label: 'WhatsApp', title: 'WhatsApp', field: 'Número de WhatsApp', example: '600 111 222' },
  email: { label: 'Email', title: 'Email', field: 'Dirección de email', example: 'ana@ejemplo.com' },
  web: { label: 'Web', title: '', example: 'https://' },
  directions: {
    label: 'Cómo llegar',
    title: 'Cómo llegar',
    field: 'Dirección o enlace del mapa',
    example: 'Calle Mayor 1, Madrid',
  },
  reviews: {
    label: 'Reseñas de Google',
    title: 'Déjame una reseña',
    field: 'Enlace de tus reseñas',
    example: 'https://g.page/r/…',
  },
  pdf: { label: 'PDF', title: 'PDF', field: 'Enlace del PDF', example: 'https://ejemplo.com/carta.pdf' },
  bizum: { label: 'Bizum', title: 'Bizum', field: 'Número de Bizum', example: '600 111 222' },
  text: { label: 'Texto', title: '', field: 'Texto', example: '' },
  heading: { label: 'Título de sección', title: '', field: 'Título', example: 'Mis redes' },
};

/** Returns the Spanish words of a kind of link. */
export function wordsOfKind(kind: LinkKind): KindWords {
  if (!isNetwork(kind)) return otherWords[kind];
  const { name } = NETWORKS[kind];
  return { label: name, title: name, ...networkWords[kind] };
}

/** Words of the list of links and its tools. */
export const linkToolMessages = {
  suggested: 'Enlaces sugeridos',
  byKind: 'Elegir tipo',
  kindTitle: 'Tipo de enlace',
  paste: 'Pegar varios',
  edit: (name: string) => `Editar ${name}`,
  options: (name: string) => `Opciones de ${name}`,
  changeKind: (kind: string) => `Tipo: ${kind}. Cambiar`,
  noTitle: 'Sin título',
  hasProblem: 'Revisa este enlace',

  calls: (number: string) => `Llama al ${number}`,
  chats: (number: string) => `Abre WhatsApp con ${number}`,
  writes: (address: string) => `Escribe a ${address}`,
  finds: (place: string) => `Abre el mapa en «${place}»`,
  leadsTo: (address: string) => `Lleva a ${address}`,
  standing: 'Se muestra para copiarlo: Bizum no tiene enlaces.',
  alsoListed: 'Mostrar también en la lista',
  alsoListedHelp: 'Ya está entre los botones de arriba de la tarjeta.',
  meant: '¿Qué es?',
  isKind: (kind: string) => `Es de ${kind}`,
  isPhone: 'Es un teléfono',
  isWhatsApp: 'Es un WhatsApp',
  isWeb: 'Es una web',

  uploadPdf: 'Subir un PDF',
  changePdf: 'Cambiar el PDF',
  removePdf: 'Quitar',
  pdfRemoved: 'PDF quitado',
  pdfHelp: 'Hasta 5 MB. Quien lo toque lo descarga.',
  hasPdf: (about: string) => `Descarga tu archivo: ${about}`,
  uploadingPdf: (name: string) => `Subiendo ${name}…`,
  pdfProgress: 'Parte subida',
  uploadFailed: 'No se pudo subir. Comprueba tu conexión y vuelve a intentarlo.',
  uploadAgain: 'Volver a subir',

  socials: 'Redes sociales como iconos',

  pasteTitle: 'Pegar varios enlaces',
  pasteLabel: 'Enlaces',
  pasteHelp: 'Copia tu Linktree, tu biografía o una lista de direcciones y pégala aquí.',
  found: (count: number) =>
    count === 0 ? 'Todavía no hay ningún enlace.' : count === 1 ? '1 enlace' : `${count} enlaces`,
  foundList: 'Enlaces encontrados',
  noRoom: (count: number) => `Solo caben ${count} más.`,
  addFound: (count: number) => (count === 1 ? 'Añadir 1 enlace' : `Añadir ${count} enlaces`),
  added: (count: number) => (count === 1 ? '1 enlace añadido' : `${count} enlaces añadidos`),
  cancel: 'Cancelar',
};

/** Spanish texts of how links look; the first of each is that of a card that doesn't say. */
export const linkLooks = {
  linkStyle: { list: 'Lista', filled: 'Botones de color', tiles: 'Mosaico con iconos grandes' },
  linkColors: { accent: 'El color de la tarjeta', brand: 'Los colores de cada marca' },
};
