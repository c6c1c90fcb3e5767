export { SignOutProvider } from './sign-out-provider';
export { useSignOut } from './use-sign-out';
