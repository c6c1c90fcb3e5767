/**
 * Screens of the shell that are prerendered: the address of each, its file, and the component that renders it.
 * The build writes them, Hosting and the service worker answer with them. Every other address gets {@link APP_PAGE}.
 */
export const PRERENDERED_PAGES = [
  { path: '/', file: 'index.html', source: 'src/features/home/home-page.tsx', visitorsOnly: false },
  { path: '/login', file: 'login.html', source: 'src/features/account/login-page.tsx', visitorsOnly: true },
  {
    path: '/register',
    file: 'register.html',
    source: 'src/features/account/register-page.tsx',
    visitorsOnly: true,
  },
  {
    path: '/recuperar',
    file: 'recuperar.html',
    source: 'src/features/account/password-reset-page.tsx',
    visitorsOnly: false,
  },
];

/** Empty page, into which the app renders. Not index.html: Hosting would answer `/` with that. */
export const APP_PAGE = 'app.html';
