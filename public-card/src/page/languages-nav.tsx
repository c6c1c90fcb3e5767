import { LANGUAGE_NAMES, type CardLanguage } from 'shared-lib/model/languages';
import { css } from 'shared-lib/ui/card-view';

/** Styles of the menu, for cards with several languages. */
export const languagesCss: string = css`
  .tj-card .tj-languages {
    margin-top: 24px;
    color: var(--tj-muted);
    text-align: center;
  }
  .tj-card .tj-languages :is(a, summary) {
    display: inline-block;
    padding: 10px 12px;
    min-height: 44px;
    box-sizing: border-box;
    border-radius: 8px;
    color: inherit;
    cursor: pointer;
  }
  .tj-card .tj-languages summary::after {
    content: ' ▾' / '';
  }
  .tj-card .tj-languages div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }
  .tj-card .tj-languages a[aria-current] {
    color: var(--tj-ink);
    font-weight: 600;
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

/** Renders the languages of a card as a menu that works without a script, each in itself; needs `languagesCss`. */
export function LanguagesNav({ languages, current, label }: LanguageChoice & { label: string }) {
  return (
    <nav className="tj-languages" aria-label={label}>
      <details>
        <summary>{`${label}: ${LANGUAGE_NAMES[current]}`}</summary>
        <div>
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
        </div>
      </details>
    </nav>
  );
}
