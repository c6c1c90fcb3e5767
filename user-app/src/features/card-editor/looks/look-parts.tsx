import { NativeSelect } from '@mantine/core';
import { keysOf } from 'shared-lib/model';
import { writePath } from '../../../card-draft/content-paths';
import { useEditor } from '../editor-context';
import { labelOf } from '../field-labels';
import { FontPicker } from './font-picker';
import styles from './look-picker.module.css';
import { PLAIN } from './looks';
import { lookMessages as text } from './messages';

const PARTS = keysOf(text.parts);

/** Renders the parts of a look, to change one by one. */
export function LookParts() {
  const { draft, edit } = useEditor();
  return (
    <>
      <FontPicker />
      <div className={styles.parts}>
        {PARTS.map((part) => (
          <NativeSelect
            key={part}
            label={labelOf(`theme.${part}`)}
            data={Object.entries(text.parts[part]).map(([value, label]) => ({ value, label }))}
            value={draft.theme[part] ?? PLAIN[part]}
            data-field={`theme.${part}`}
            onChange={({ currentTarget: { value } }) =>
              edit((before) => writePath(before, `theme.${part}`, value))
            }
          />
        ))}
      </div>
    </>
  );
}
