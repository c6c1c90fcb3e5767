import { Checkbox, Group, NativeSelect } from '@mantine/core';
import {
  CARD_LANGUAGES,
  DEFAULT_LANGUAGE,
  isOneOf,
  LANGUAGE_NAMES,
  languagesOf,
  type CardLanguage,
} from 'shared-lib/model';
import { useEditor } from '../editor-context';
import { messages, settingsMessages as text } from '../messages';

/** Chooses the main language of the card and the others in which visitors get it. */
export function LanguageSection() {
  const { draft, edit } = useEditor();
  const [main = DEFAULT_LANGUAGE, ...others] = languagesOf(draft);

  /** Keeps the main language out of the others, in their own order. */
  function choose(language: CardLanguage, chosen: readonly string[]) {
    const languages = CARD_LANGUAGES.filter((other) => other !== language && chosen.includes(other));
    edit((before) => ({ ...before, language, languages }));
  }

  return (
    <>
      <NativeSelect
        mt={12}
        label={messages.fields.language}
        description={text.languageHelp}
        value={main}
        data-field="language"
        data={CARD_LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
        onChange={({ currentTarget: { value } }) => isOneOf(CARD_LANGUAGES, value) && choose(value, others)}
      />
      <Checkbox.Group
        mt={16}
        label={messages.fields.languages}
        description={text.languagesHelp}
        value={others}
        onChange={(chosen) => choose(main, chosen)}
        data-field="languages"
        tabIndex={-1}
      >
        <Group mt={8} gap="md">
          {CARD_LANGUAGES.filter((language) => language !== main).map((language) => (
            <Checkbox key={language} value={language} label={LANGUAGE_NAMES[language]} lang={language} />
          ))}
        </Group>
      </Checkbox.Group>
    </>
  );
}
