import { resolveEndpoints } from 'shared-lib/config';

/** Addresses of the administration. */
export const paths = {
  admin: '/admin',
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  templates: '/admin/templates',
  creator: '/admin/creator',
  preview: '/admin/preview',
  sync: '/admin/sync',
  users: '/admin/users',
  analytics: '/admin/analytics',
  audit: '/admin/audit',
  reports: '/admin/reports',
  settings: '/admin/settings',
  ownerHome: '/dashboard',
} as const;

/**
 * The creator with a template in it.
 *
 * @param options.publish - Opens the publication at once.
 */
export function creatorHref(templateId: string, options: { publish?: boolean } = {}): string {
  return `${paths.creator}?plantilla=${templateId}${options.publish ? '&publicar=1' : ''}`;
}

/** A template as it is published, or one of its versions for good. */
export function previewHref(templateId: string, version?: string): string {
  return `${paths.preview}?plantilla=${templateId}${version ? `&version=${version}` : ''}`;
}

/** An account beside the list of all. */
export function userHref(uid: string): string {
  return `${paths.users}/${encodeURIComponent(uid)}`;
}

/** What the log tells of one document. */
export function auditHref(docId: string): string {
  return `${paths.audit}?documento=${encodeURIComponent(docId)}`;
}

/** A card as visitors see it. */
export function publicCardUrl(slug: string): string {
  return `${resolveEndpoints().origins.publicCard}/c/${slug}`;
}
