export { SignInForm, SignInSheet } from './sign-in-form';
