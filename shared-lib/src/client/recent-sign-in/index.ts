export { PasswordQuestion } from './password-question';
export { askForCode, GIVEN_UP, withRecentSignIn } from './recent-sign-in';
