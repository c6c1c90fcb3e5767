/** Paths of the shell's own screens, and of those of remotes that it links to. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  passwordReset: '/recuperar',
  dashboard: '/dashboard',
  panel: '/admin/dashboard',
  panelLogin: '/admin/login',
  legalNotice: '/legal/aviso',
  privacy: '/legal/privacidad',
  terms: '/legal/condiciones',
  status: '/estado',
  appeal: '/apelar',
  emailChange: '/cambio-email',
} as const;

/** Name of the query parameter with the return path after signing in. */
export const RETURN_PARAMETER = 'volver';

/**
 * Returns the sign-in page's path with the return path.
 *
 * @param from - Path, query and fragment of the screen that needs a session.
 */
export function loginPath(from: string): string {
  return `${paths.login}?${RETURN_PARAMETER}=${encodeURIComponent(from)}`;
}

/** Placeholder for our own origin when an address is parsed. */
const ORIGIN = 'https://tarjetero.invalid';

/**
 * Returns the path to open after signing in: one of our own, whatever the address bar says. The path is parsed as
 * browsers do, which drop tabs and line breaks and take backslashes for slashes.
 */
export function safeReturnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(RETURN_PARAMETER) ?? '';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, ORIGIN)) return paths.dashboard;
  const { origin, pathname, search: query, hash } = new URL(wanted, ORIGIN);
  const isOwn = origin === ORIGIN && !pathname.startsWith('//') && !/^\/(login|register)\b/.test(pathname);
  return isOwn ? pathname + query + hash : paths.dashboard;
}

/** Returns the sign-in page to go back to from a password reset: the panel's where the address names it, else the owners'. */
export function signInPath(search: string): string {
  const isPanel = new URLSearchParams(search).get(RETURN_PARAMETER) === paths.panelLogin;
  return isPanel ? paths.panelLogin : paths.login;
}
