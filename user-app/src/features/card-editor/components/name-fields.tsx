import { TextInput } from '@mantine/core';
import { personNameOf, wholeName } from 'shared-lib/model';
import { writePath } from '../../../card-draft/content-paths';
import { useEditor, useTextField } from '../editor-context';
import { profileMessages as text } from '../messages';
import styles from './panels.module.css';

/** Renders 'Nombre' and 'Apellidos': the two parts of the one name that visitors see. */
export function NameFields() {
  const { draft, edit } = useEditor();
  const name = useTextField('profile.name');
  const surnames = useTextField('profile.surnames');
  const parts = personNameOf(draft.profile);
  const isUnsure = parts.isGuess && parts.surnames !== '';

  const change = (changed: Partial<typeof parts>) =>
    edit((before) => {
      const next = { ...personNameOf(before.profile), ...changed };
      return writePath(writePath(before, 'profile.name', wholeName(next)), 'profile.surnames', next.surnames);
    });

  return (
    <div className={styles.pair}>
      <TextInput
        {...name}
        value={parts.given}
        onChange={({ currentTarget }) => change({ given: currentTarget.value })}
        description={text.nameHelp}
        autoComplete="given-name"
      />
      <TextInput
        {...surnames}
        value={parts.surnames}
        onChange={({ currentTarget }) => change({ surnames: currentTarget.value })}
        description={isUnsure ? text.surnamesGuessed : undefined}
        autoComplete="family-name"
      />
    </div>
  );
}
