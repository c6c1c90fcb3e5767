import { DAY_MS } from '../../platform/time';
import { phaseOf, type FeatureFlag } from './feature-flag';
import { keysOf } from '../values/keys-of';

/** A flag with its description in the administration. */
export interface DescribedFlag extends FeatureFlag {
  name: string;
  description: string;
}

const on = (name: string, description: string): DescribedFlag => ({
  name,
  description,
  enabled: true,
  rolloutPercentage: 100,
});

const off = (
  name: string,
  description: string,
  rolloutPercentage: number,
  userType: NonNullable<FeatureFlag['conditions']>['userType'] = [],
): DescribedFlag => ({
  name,
  description,
  enabled: false,
  rolloutPercentage,
  ...(userType.length > 0 && { conditions: { userType } }),
});

/**
 * Flags that a new project starts with, which also apply while its own can't be read. In production none of them is
 * overridden.
 */
export const DEFAULT_FLAGS = {
  enhanced_analytics: on('Analítica ampliada', 'Envía las métricas de rendimiento como eventos.'),
  advanced_caching: on('Caché avanzada', 'Guarda en el dispositivo lo que no cambia.'),
  pwa_features: on('Aplicación instalable', 'Funciona sin conexión y se puede instalar.'),
  rate_limiting: on('Límite de llamadas', 'Frena a quien llama demasiado a las funciones.'),
  security_monitoring: on('Vigilancia de seguridad', 'Avisa de lo grave y de lo crítico.'),
  mobile_app_promotion: {
    ...on('Promoción de la aplicación', 'Propone instalarla en el móvil.'),
    conditions: { platform: ['mobile'] },
  },
  card_themes_v2: off('Temas de tarjeta 2', 'Nuevos temas para las tarjetas.', 10, ['premium', 'admin']),
  ai_suggestions: off('Sugerencias', 'Propone textos para la tarjeta.', 5, ['premium']),
  social_sharing_v2: off('Compartir 2', 'Nuevas formas de compartir.', 25),
  advanced_booking: off('Reservas avanzadas', 'Más opciones para las reservas.', 0),
  dark_mode_v2: off('Tema oscuro', 'Deja elegir el tema en Configuración.', 50),
  performance_insights: off('Panel de rendimiento', 'Muestra en Configuración cómo de rápido va.', 20, [
    'premium',
    'admin',
  ]),
  collaboration_features: off('Colaboración', 'Varias personas en una tarjeta.', 0, [
    'premium',
    'enterprise',
  ]),
  custom_domains: off('Dominios propios', 'Tarjetas en un dominio propio.', 0, ['enterprise']),
  api_access: off('Acceso por API', 'Acceso a los datos por programa.', 0, ['enterprise', 'developer']),
} as const satisfies Record<string, DescribedFlag>;

/**
 * Name of the emergency flag, created when it is needed: while its `enabled` is true, rules and functions refuse
 * owners' changes, and the apps say so. It has no percentage.
 */
export const READ_ONLY_FLAG = 'read_only';

export type FlagName = keyof typeof DEFAULT_FLAGS | typeof READ_ONLY_FLAG;

/** Flags that no code reads yet (`scripts/tests/idle-flags.test.ts`). */
const IDLE: ReadonlySet<string> = new Set([
  'card_themes_v2',
  'ai_suggestions',
  'social_sharing_v2',
  'advanced_booking',
  'collaboration_features',
  'custom_domains',
  'api_access',
] satisfies (keyof typeof DEFAULT_FLAGS)[]);

/** Flags that only functions read. */
const ASKED_BY_FUNCTIONS: ReadonlySet<string> = new Set(['rate_limiting'] satisfies FlagName[]);

/** Flags that pages read, to which each session subscribes (`scripts/tests/idle-flags.test.ts`). */
export const FOLLOWED_FLAGS: readonly FlagName[] = [
  ...keysOf(DEFAULT_FLAGS).filter((name) => !IDLE.has(name) && !ASKED_BY_FUNCTIONS.has(name)),
  READ_ONLY_FLAG,
];

/** Permanent flags: switches for emergencies. */
const PERMANENT: ReadonlySet<string> = new Set([
  'rate_limiting',
  'security_monitoring',
  READ_ONLY_FLAG,
] satisfies FlagName[]);

/** Time without a change after which a flag has served its purpose, in milliseconds: 90 days. */
const STALE_AFTER_MS = 90 * DAY_MS;

/**
 * Returns the reason for which a flag can go: it has ended, or has been on for everybody, or off, for 90 days. `null` for one that is in
 * use, that no code reads, or that is permanent.
 */
export function staleReason(
  flag: FeatureFlag & { id: string; updatedAt: number },
  now: number,
): 'ended' | 'always-on' | 'always-off' | null {
  if (PERMANENT.has(flag.id) || isIdleFlag(flag.id)) return null;
  if (phaseOf(flag, now) === 'over') return 'ended';
  if (now - flag.updatedAt < STALE_AFTER_MS || flag.startsAt || flag.endsAt) return null;
  if (!flag.enabled) return 'always-off';
  const { userType = [], platform = [] } = flag.conditions ?? {};
  const isForAll = flag.rolloutPercentage >= 100 && userType.length === 0 && platform.length === 0;
  return isForAll ? 'always-on' : null;
}

/** Reports whether a flag changes nothing yet: no code reads it, or knows it at all. */
export function isIdleFlag(id: string): boolean {
  return id !== READ_ONLY_FLAG && (IDLE.has(id) || !Object.hasOwn(DEFAULT_FLAGS, id));
}
