/** Paths of the shell's own screens, and of those of remotes that it links to. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  passwordReset: '/recuperar',
  dashboard: '/dashboard',
  legalNotice: '/legal/aviso',
  privacy: '/legal/privacidad',
  terms: '/legal/condiciones',
} as const;

/** Name of the query parameter that says where to go after signing in. */
export const RETURN_PARAMETER = 'volver';

/**
 * The sign-in page, with the way back to where somebody was.
 *
 * @param from - Path and query of the screen that needs a session.
 */
export function loginPath(from: string): string {
  return `${paths.login}?${RETURN_PARAMETER}=${encodeURIComponent(from)}`;
}

/** Where to go after signing in: a path of our own, whatever the address bar says. */
export function safeReturnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(RETURN_PARAMETER) ?? '';
  return /^\/(?![/\\])/.test(wanted) && !/^\/(login|register)\b/.test(wanted) ? wanted : paths.dashboard;
}
