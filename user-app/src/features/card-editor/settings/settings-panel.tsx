import { Switch, TextInput } from '@mantine/core';
import { writePath } from '../../../card-draft/content-paths';
import panels from '../components/panels.module.css';
import { useEditor, useTextField } from '../editor-context';
import { messages, settingsMessages as text } from '../messages';
import { PublicationsSection } from '../publications/publications-section';
import { DeleteSection } from './delete-section';
import { LanguageSection } from './language-section';
import { PauseSection } from './pause-section';
import { SlugSection } from './slug-section';

/** Renders Ajustes of the card. */
export function SettingsPanel() {
  const { draft, edit } = useEditor();
  return (
    <div className={panels.panel}>
      <TextInput {...useTextField('name')} description={text.cardNameHelp} autoComplete="off" />
      <section className={panels.section}>
        <h2 className={panels.sectionTitle}>{text.slugTitle}</h2>
        <SlugSection />
      </section>
      <section className={panels.section}>
        <h2 className={panels.sectionTitle}>{text.languageTitle}</h2>
        <LanguageSection />
      </section>
      <section className={panels.section}>
        <h2 className={panels.sectionTitle}>{text.visibilityTitle}</h2>
        <Switch
          mt={12}
          label={messages.fields.noindex}
          description={text.noindexHelp}
          checked={draft.noindex}
          data-field="noindex"
          onChange={(event) => {
            const { checked } = event.currentTarget;
            edit((before) => writePath(before, 'noindex', checked));
          }}
        />
      </section>
      <section className={panels.section}>
        <PublicationsSection />
      </section>
      <section className={panels.section}>
        <PauseSection />
      </section>
      <section className={panels.section}>
        <DeleteSection />
      </section>
    </div>
  );
}
