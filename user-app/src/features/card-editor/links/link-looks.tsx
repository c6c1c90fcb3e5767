import { NativeSelect } from '@mantine/core';
import { keysOf } from 'shared-lib/model';
import { writePath } from '../../../card-draft/content-paths';
import { useEditor } from '../editor-context';
import { labelOf } from '../field-labels';
import styles from './links-panel.module.css';
import { linkLooks } from './messages';

const PARTS = keysOf(linkLooks);

/** Renders how the links of a card look. */
export function LinkLooks() {
  const { draft, edit } = useEditor();
  return (
    <div className={styles.looks}>
      {PARTS.map((part) => {
        const options = Object.entries(linkLooks[part]).map(([value, label]) => ({ value, label }));
        return (
          <NativeSelect
            key={part}
            label={labelOf(`theme.${part}`)}
            data={options}
            value={draft.theme[part] ?? options[0]?.value}
            data-field={`theme.${part}`}
            onChange={({ currentTarget: { value } }) =>
              edit((before) => writePath(before, `theme.${part}`, value))
            }
          />
        );
      })}
    </div>
  );
}
