import { resolveEndpoints } from 'shared-lib/config';
import { ADMIN_SCREENS, OPEN_ADMINISTRATION, pathsOf } from 'shared-lib/model';

/** Addresses of the administration. */
export const paths = {
  admin: '/admin',
  login: '/admin/login',
  ...pathsOf(ADMIN_SCREENS),
  ownerHome: '/dashboard',
  /** The shell's password reset, which leads back to the panel's sign-in. */
  passwordReset: '/recuperar?volver=%2Fadmin%2Flogin',
} as const;

/**
 * Returns the address of the creator with a template.
 *
 * @param options.publish - True to open the publish dialog at once.
 */
export function creatorHref(templateId: string, options: { publish?: boolean } = {}): string {
  return `${paths.creator}?plantilla=${templateId}${options.publish ? '&publicar=1' : ''}`;
}

/** Returns the address of 'Vista Previa' with a template. */
export function previewHref(templateId: string): string {
  return `${paths.preview}?plantilla=${templateId}`;
}

/**
 * Returns the address of an account beside a list.
 *
 * @param list - Address of the list; that of the accounts without it.
 */
export function userHref(uid: string, list: string = paths.users): string {
  return `${list}/${encodeURIComponent(uid)}`;
}

/** Address of the policy on who may administer. */
export const policyHref = `${paths.settings}?seccion=admins`;

/** Returns the address of a flag beside the others, with the change of it that waits. */
export function flagHref(flagId: string): string {
  if (flagId === OPEN_ADMINISTRATION) return policyHref;
  return `${paths.settings}?funcion=${encodeURIComponent(flagId)}`;
}

/** Sections of 'Configuración'. */
export const SETTINGS_SECTIONS = ['flags', 'alerts', 'product', 'admins', 'system', 'freeze'] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** Search params of the panel's addresses that get something ready, once. */
export const ORDERS = {
  /** Gives the focus to a setting's field. */
  field: 'campo',
  /** Adds a host to the banned ones. */
  ban: 'vetar',
  /** Asks whether to freeze the product. */
  freeze: 'congelar',
  /** Begins an invitation to administer. */
  invite: 'invitar',
  /** Asks about an action on an account. */
  act: 'accion',
} as const;

/**
 * Returns the address of a section of 'Configuración'.
 *
 * @param field - Setting whose field gets the focus.
 */
export function settingHref(section: SettingsSection, field?: string): string {
  return `${paths.settings}?seccion=${section}${field === undefined ? '' : `&${ORDERS.field}=${field}`}`;
}

/** Address of the question whether to freeze the product. */
export const freezeHref = `${settingHref('freeze')}&${ORDERS.freeze}=1`;

/** Returns the address of the banned hosts, with one more to save; '' for none. */
export function banHostHref(host: string): string {
  const list = settingHref('product', 'hosts');
  return host === '' ? list : `${list}&${ORDERS.ban}=${encodeURIComponent(host)}`;
}

/** Returns the address of the form that invites an administrator, with an address in it; '' for none. */
export function inviteHref(email: string): string {
  return `${paths.admins}?${ORDERS.invite}=${encodeURIComponent(email)}`;
}

/** Returns the address of an account with the question whether to suspend it. */
export function suspendHref(uid: string): string {
  return `${userHref(uid)}?${ORDERS.act}=suspender`;
}
/** Address of the appeals among the reports. */
export const appealsHref = `${paths.reports}?ver=apelaciones`;

/** Returns the address of an alert among the others. */
export function alertHref(alertId: string): string {
  return `${paths.alerts}?alerta=${encodeURIComponent(alertId)}`;
}

/** Returns the address of the log's entries about one document. */
export function auditHref(docId: string): string {
  return `${paths.audit}?documento=${encodeURIComponent(docId)}`;
}

/** Returns the public address of a card. */
export function publicCardUrl(slug: string): string {
  return `${resolveEndpoints().origins.publicCard}/c/${slug}`;
}
