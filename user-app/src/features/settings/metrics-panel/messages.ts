import type { MetricName, MetricRating } from 'shared-lib/metrics';

/** Explanations of the metrics for people who use the product. */
const metrics: Record<MetricName, { label: string; help: string }> = {
  FCP: { label: 'Primer contenido', help: 'Lo que tarda en aparecer algo en pantalla' },
  LCP: { label: 'Contenido principal', help: 'Lo que tarda en verse lo más importante' },
  INP: { label: 'Respuesta al tocar', help: 'Lo que tarda en notarse una pulsación' },
  CLS: { label: 'Estabilidad', help: 'Cuánto se mueve lo que estás mirando' },
  TTFB: { label: 'Respuesta del servidor', help: 'Lo que tarda en llegar el primer dato' },
};

const ratings: Record<MetricRating, string> = {
  good: 'Bien',
  'needs-improvement': 'Mejorable',
  poor: 'Lento',
};

/** Spanish texts of the metrics panel. */
export const messages = {
  title: 'Velocidad',
  text: 'Cómo de rápido va Tarjetero en este navegador. Las medidas se guardan aquí; solo se envían si lo permites en Privacidad.',
  show: 'Mostrar las medidas',
  metrics,
  ratings,
  /** Word for a poor CLS, which isn't a duration. */
  unstable: 'Inestable',
  score: 'Puntuación',
  outOf: 'de 100',
  empty: 'Todavía no hay medidas. Aparecen aquí a medida que usas la aplicación.',
  pending: 'Sin medir todavía',
  slowTitle: 'Recursos lentos',
  slowNone: 'Nada ha tardado más de un segundo en cargarse en esta página.',
  slowSome: (count: number) =>
    count === 1
      ? 'Un recurso de esta página ha tardado más de un segundo.'
      : `${count} recursos de esta página han tardado más de un segundo.`,
  history: (count: number) => (count === 1 ? 'Ver la última medida' : `Ver las últimas ${count} medidas`),
  table: 'Últimas medidas',
  when: 'Cuándo',
  page: 'Página',
  metric: 'Medida',
  value: 'Valor',
  rating: 'Valoración',
  clear: 'Borrar medidas',
  cleared: 'Medidas borradas',
};
