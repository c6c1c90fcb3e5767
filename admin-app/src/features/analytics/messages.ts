import type { VitalName } from 'shared-lib/domain';
import { figureWords as figures } from 'shared-lib/ui/figure-card';

/** Spanish texts of the screen of figures. */
export const messages = {
  use: 'Uso',
  useText:
    'Lo que hacen quienes visitan tarjetas y sus titulares, día a día (UTC). No cuentan los robots ni las vistas del propio titular.',
  views: 'Visitas',
  saves: 'Contactos guardados',
  bookings: 'Reservas',
  templateUses: 'Plantillas aplicadas',
  signUps: 'Cuentas nuevas',
  publications: 'Publicaciones',
  cards: 'Tarjetas más visitadas',
  cardsText: 'De las más visitadas de cada día del periodo. Elige una para ver sus días.',
  noCards: 'Nadie ha visitado una tarjeta en este periodo.',
  card: 'Tarjeta',
  ofThis: (figure: string, name: string) => `${figure} de ${name}`,
  inDays: (days: number) => `en ${days} días`,
  seeDays: (slug: string) => `Ver los días de ${slug}`,
  days: 'Ver días',
  close: 'Cerrar',
  templates: 'Plantillas más usadas',
  templatesText:
    'Las tarjetas en las que se ha aplicado cada plantilla, desde siempre. Elige una para ver los días del periodo.',
  noTemplates: 'Todavía no hay plantillas.',
  template: 'Plantilla',
  downloads: 'Descargas',
  rating: 'Valoración',
  speed: 'Velocidad por página',
  speedText: (months: string) =>
    `Web Vitals de quienes han aceptado las estadísticas y de las tarjetas públicas; ${months}. El porcentaje es de medidas buenas; entre paréntesis, la media.`,
  speedTable: 'Tabla de velocidad',
  noSpeed: 'Todavía no hay medidas.',
  page: 'Página',
  samples: 'Medidas',
  vitals: {
    LCP: 'LCP (contenido principal)',
    INP: 'INP (respuesta)',
    CLS: 'CLS (saltos)',
    FCP: 'FCP (primer contenido)',
    TTFB: 'TTFB (servidor)',
  } satisfies Record<VitalName, string>,
  vital: (goodPercent: number, mean: string) => `${goodPercent} % (${mean})`,
  none: '—',
  average: (name: VitalName, value: number) =>
    name === 'CLS'
      ? value.toLocaleString('es', { maximumFractionDigits: 2 })
      : value >= 1000
        ? `${(value / 1000).toLocaleString('es', { maximumFractionDigits: 1 })} s`
        : `${Math.round(value)} ms`,
  monthRange: (months: readonly string[]) => {
    const name = (month: string) =>
      new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01`),
      );
    const [first = '', last = first] = [months[0], months.at(-1)];
    return first === last ? name(first) : `de ${name(first)} a ${name(last)}`;
  },
  number: figures.number,
};
