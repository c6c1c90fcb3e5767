import { findSlugProblem, type SlugProblem } from './slug';

/**
 * Addresses that nobody may claim any more. Cards that had one before keep it, so that {@link findSlugProblem}, by which addresses are
 * read, doesn't know them.
 */
const UNCLAIMABLE: ReadonlySet<string> = new Set([
  // First parts of paths of ours, and names of requests.
  ...[
    'ajustes',
    'alerts',
    'analytics',
    'audit',
    'book',
    'booking',
    'bookings',
    'cancel',
    'clientes',
    'creator',
  ],
  ...[
    'denunciar',
    'edit',
    'editor',
    'erase',
    'estadisticas',
    'estado',
    'export',
    'forget-lead',
    'hold',
    'lead',
  ],
  ...[
    'manifest',
    'next',
    'pay',
    'personas',
    'plantillas',
    'preview',
    'profile',
    'recuperar',
    'release',
    'report',
  ],
  ...[
    'reports',
    'reschedule',
    'reserva',
    'reservar',
    'robots',
    'service-worker',
    'settings',
    'settle',
    'sync',
  ],
  ...['templates', 'users', 'vcf', 'verificar', 'well-known', 'work'],
  // Words by which somebody could impersonate the product.
  ...[
    'abuse',
    'alertas',
    'atencion-al-cliente',
    'atencion-cliente',
    'aviso',
    'aviso-legal',
    'avisos',
    'billing',
  ],
  ...[
    'condiciones',
    'cookies',
    'equipo',
    'facturacion',
    'gdpr',
    'hostmaster',
    'incidencias',
    'info',
    'moderacion',
  ],
  ...['no-reply', 'noreply', 'notificaciones', 'pago', 'payments', 'postmaster', 'rgpd', 'security', 'staff'],
  ...['suscripcion', 'team', 'terminos', 'verificacion', 'verificado', 'verified'],
  // Names by which people pay.
  ...['american-express', 'amex', 'apple-pay', 'applepay', 'google-pay', 'googlepay', 'klarna', 'mastercard'],
  ...['redsys', 'revolut', 'samsung-pay', 'sequra', 'transferencia', 'visa', 'wallet'],
]);

/** Names that are no part of anybody's address, however it is written: `tarjetero-soporte`, `pagos-bizum`. */
const NAMES = ['tarjetero', 'bizum', 'paypal'];

const bears = (slug: string, name: string) => slug.replaceAll('-', '').includes(name);

/** Returns the problem of an address that somebody wants to claim, or `null` when it may be claimed (if nobody has it). */
export function findClaimProblem(slug: string): SlugProblem | null {
  const isReserved = UNCLAIMABLE.has(slug) || NAMES.some((name) => bears(slug, name));
  return findSlugProblem(slug) ?? (isReserved ? 'slug-reserved' : null);
}
