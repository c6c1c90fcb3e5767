import { LANGUAGE_NAMES, type CardLanguage } from 'shared-lib/domain/languages';
import { css } from 'shared-lib/ui/card-view';

/** Styles of the list, for cards with several languages. */
export const languagesCss: string = css`
  .tj-card .tj-languages {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 4px;
    margin-top: 24px;
  }
  .tj-card .tj-languages a {
    padding: 10px 12px;
    min-height: 44px;
    box-sizing: border-box;
    color: inherit;
  }
  .tj-card .tj-languages a[aria-current] {
    font-weight: 600;
    text-decoration: none;
  }
  @media print {
    .tj-card .tj-languages {
      display: none;
    }
  }
`;

/** Languages of a card, with that of the page. */
export interface LanguageChoice {
  languages: readonly CardLanguage[];
  current: CardLanguage;
}

/** Lists the languages of a card, each in itself; needs `languagesCss`. */
export function LanguagesNav({ languages, current, label }: LanguageChoice & { label: string }) {
  return (
    <nav className="tj-languages" aria-label={label}>
      {languages.map((language) => (
        <a
          key={language}
          href={`?lang=${language}`}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  );
}
