export { describeForms } from './describe-form';
export { emailField, newPasswordField, passwordField, personNameField, TOO_LONG } from './fields';
