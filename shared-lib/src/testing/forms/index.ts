export { describeForms, type FormCase } from './describe-form';
export {
  emailField,
  newPasswordField,
  passwordField,
  personNameField,
  TOO_LONG,
  type FieldCase,
} from './fields';
