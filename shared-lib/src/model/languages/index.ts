export {
  CARD_LANGUAGES,
  DEFAULT_LANGUAGE,
  LANGUAGE_NAMES,
  languageIn,
  languagesOf,
  LOCALES,
  type CardLanguage,
} from './card-language';
export { dateFormat, momentFormat, type DateFormat } from './date-format';
