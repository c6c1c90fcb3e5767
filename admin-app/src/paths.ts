/** Addresses of the administration. */
export const paths = {
  admin: '/admin',
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  ownerHome: '/dashboard',
} as const;
