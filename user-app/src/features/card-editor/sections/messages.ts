import type { SectionKind } from 'shared-lib/domain';

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
  hours: { label: 'Horario', about: 'Cuándo abres, y si ahora está abierto.', text: 'Nota' },
  place: { label: 'Dónde estoy', about: 'Tu dirección, con un enlace al mapa.', text: 'Dirección' },
  reviews: { label: 'Opiniones', about: 'Lo que han dicho de ti.', text: 'Nota' },
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
  placeExample: 'Calle Mayor 1, 28013 Madrid',

  services: (count: number) => (count === 1 ? 'Se muestra 1 servicio.' : `Se muestran ${count} servicios.`),
  noServices: 'Todavía no se puede reservar nada en esta tarjeta. La sección se mostrará cuando se pueda.',
  toServices: 'Ver mis servicios',

  hours: 'Horas de apertura',
  useBookingHours: 'Copiar mi horario de reservas',
  hoursCopied: 'Horario copiado',
  allClosed: 'Todos los días están cerrados.',
  zone: (city: string) => `Zona horaria: ${city}`,

  quotes: 'Opiniones',
  quoteNumber: (place: number) => `Opinión ${place}`,
  quoteText: 'Qué dijo',
  quoteWho: 'Quién',
  whoExample: 'Marta, clienta',
  addQuote: 'Añadir opinión',
  removeQuote: (place: number) => `Quitar la opinión ${place}`,
};
