import type { DeviceKind, VisitSource, VitalName } from 'shared-lib/model';
import type { FunnelStep } from './funnel-rows';
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
  funnel: 'De la visita al cobro',
  funnelText:
    'Veces que pasó cada cosa en el periodo, con hoy hasta ahora. No sigue a cada persona: quien reserva pudo visitar otro día, y cuentan las reservas que anota el titular.',
  funnelTable: 'Tabla: de la visita al cobro',
  noFunnel: 'Nadie ha visitado una tarjeta en este periodo.',
  step: 'Paso',
  times: 'Veces',
  ofVisits: 'De las visitas',
  steps: {
    views: 'Visitas',
    saves: 'Contactos guardados',
    bookingsBegun: 'Reservas empezadas',
    bookings: 'Reservas hechas',
    paid: 'Pagos en línea',
  } satisfies Record<FunnelStep, string>,
  part: (part: number) =>
    `${(100 * part).toLocaleString('es', { maximumFractionDigits: part < 0.1 ? 1 : 0 })} %`,
  sources: {
    title: 'Cómo llegan',
    head: 'Camino',
    empty: 'No se ha contado ningún camino en este periodo.',
  },
  sourceNames: {
    qr: 'Código QR',
    google: 'Perfil de Google',
    shared: 'Enlace compartido',
    search: 'Buscador',
    social: 'Red social o mensajería',
    site: 'Otra web',
    direct: 'Directo o desconocido',
  } satisfies Record<VisitSource, string>,
  devices: {
    title: 'Dispositivos',
    head: 'Tipo',
    empty: 'No se ha contado ningún dispositivo en este periodo.',
  },
  deviceNames: { phone: 'Móvil', tablet: 'Tableta', desktop: 'Ordenador' } satisfies Record<
    DeviceKind,
    string
  >,

  cohorts: 'Titulares por mes de alta',
  cohortsText: (moment: string) =>
    `Qué ha sido de quienes se dieron de alta cada mes (UTC). «Siguen» son los que han entrado pasados esos meses. Contado el ${moment}.`,
  cohortsTable: 'Tabla: titulares por mes de alta',
  noCohorts: 'Todavía no se ha contado: se cuenta una vez al día.',
  month: 'Alta',
  unfinished: '(hasta ahora)',
  accounts: 'Cuentas',
  published: 'Con tarjeta publicada',
  booked: 'Con reservas',
  activeAfter: (months: number) => (months === 1 ? 'Siguen al mes' : `Siguen a los ${months} meses`),
  monthName: (month: string) =>
    new Intl.DateTimeFormat('es', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-01`),
    ),

  cards: 'Tarjetas más visitadas',
  cardsText: 'De las más visitadas de cada día del periodo. Elige una para ver sus días.',
  noCards: 'Nadie ha visitado una tarjeta en este periodo.',
  card: 'Tarjeta',
  ofThis: (figure: string, name: string) => `${figure} de ${name}`,
  inDays: (days: number) => `en ${days} días`,
  seeDays: (slug: string) => `Ver los días de ${slug}`,
  days: 'Ver días',
  close: 'Cerrar',
  templates: 'Plantillas comparadas',
  templatesText:
    'Las diez más aplicadas desde siempre. «Últimos 7 días» compara con los siete anteriores. Elige hasta cinco para comparar los días del periodo.',
  cardsNow: 'Tarjetas ahora',
  trend: 'Últimos 7 días',
  trendOf: (percent: number | null) =>
    percent === null ? '—' : `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)} %`,
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
