import type { SectionKind } from 'shared-lib/model';

/** Words of a kind of section. */
interface SectionWords {
  label: string;
  /** Sentence below the name of a section that is switched off. */
  about: string;
  /** Label of its text. */
  text: string;
}

/** Spanish words of the sections of a card. */
export const sectionWords: Readonly<Record<SectionKind, SectionWords>> = {
  about: { label: 'Sobre mí', about: 'Cuenta quién eres y qué haces.', text: 'Texto' },
  services: {
    label: 'Servicios y precios',
    about: 'Lo que se puede reservar, con su precio.',
    text: 'Nota',
  },
  gallery: { label: 'Fotos', about: 'Hasta nueve fotos de tu trabajo.', text: 'Nota' },
  video: { label: 'Vídeo', about: 'Un vídeo que se abre en su plataforma.', text: 'Nota' },
  hours: { label: 'Horario', about: 'Cuándo abres, y si ahora está abierto.', text: 'Nota' },
  place: { label: 'Dónde estoy', about: 'Tu dirección, con un enlace al mapa.', text: 'Dirección' },
  reviews: { label: 'Opiniones', about: 'Lo que han dicho de ti.', text: 'Nota' },
};

/** Spanish texts of 'Dejar mis datos', which is edited beside the sections. */
export const leadSection = {
  label: 'Dejar mis datos',
  about: 'Un botón para que te dejen su contacto, también sin conexión.',
  atOnce:
    'Se ve enseguida, sin publicar la tarjeta. Eres responsable de esos datos: úsalos solo para contactar con quien te los deja.',
};

/** Spanish texts of Secciones. */
export const sectionMessages = {
  help: 'Aparecen debajo de tus enlaces, en este orden.',
  list: 'Secciones de la tarjeta',
  heading: 'Título',
  show: (name: string) => `Mostrar ${name}`,
  edit: (name: string) => `Editar ${name}`,
  options: (name: string) => `Opciones de ${name}`,
  hasProblem: 'Revisa esta sección',

  aboutExample: 'Llevo diez años reformando pisos pequeños…',
  noteExample: 'En agosto solo con cita previa',
  pictureNoteExample: 'Fotos de Clara Ruiz',
  placeExample: 'Calle Mayor 1, 28013 Madrid',

  services: (count: number) => (count === 1 ? 'Se muestra 1 servicio.' : `Se muestran ${count} servicios.`),
  noServices: 'Todavía no se puede reservar nada en esta tarjeta. La sección se mostrará cuando se pueda.',
  toServices: 'Ver mis servicios',

  hours: 'Horas de apertura',
  useBookingHours: 'Copiar mi horario de reservas',
  hoursCopied: 'Horario copiado',
  allClosed: 'Todos los días están cerrados.',
  zone: (city: string) => `Zona horaria: ${city}`,

  addPictures: 'Añadir fotos',
  picturesHelp: (used: number, most: number) => `${used} de ${most}. JPG, PNG o WebP.`,
  pictureNumber: (place: number) => `Foto ${place}`,
  pictureAlt: 'Descripción',
  pictureAltExample: 'Cocina reformada con isla',
  removePicture: (place: number) => `Quitar la foto ${place}`,
  pictureRemoved: 'Foto quitada',
  moveEarlier: (place: number) => `Adelantar la foto ${place}`,
  moveLater: (place: number) => `Retrasar la foto ${place}`,
  pictureMoved: (place: number, most: number) => `Foto en el puesto ${place} de ${most}`,
  uploadingPictures: (done: number, all: number) => `Subiendo fotos: ${done} de ${all}…`,
  picturesFailed: (names: string) => `No se pudieron subir: ${names}. Las demás están.`,
  picturesLeftOut: (most: number) => `Solo caben ${most} fotos; las últimas no se han añadido.`,
  tryPicturesAgain: 'Volver a subir',

  video: 'Enlace del vídeo',
  videoExample: 'https://www.youtube.com/watch?v=…',
  videoOn: (platform: string) => `Se abrirá en ${platform}.`,
  poster: 'Imagen del vídeo',
  posterAlt: 'La imagen del vídeo',

  quotes: 'Opiniones',
  quoteNumber: (place: number) => `Opinión ${place}`,
  quoteText: 'Qué dijo',
  quoteWho: 'Quién',
  whoExample: 'Marta, clienta',
  addQuote: 'Añadir opinión',
  removeQuote: (place: number) => `Quitar la opinión ${place}`,
};
