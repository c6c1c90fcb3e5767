import { resolveEndpoints } from 'shared-lib/config';
import { fontFaceCss, lookFont } from 'shared-lib/ui/card-view';
import { keysOf } from 'shared-lib/model';
import { writePath } from '../../../card-draft/content-paths';
import { useEditor } from '../editor-context';
import { labelOf } from '../field-labels';
import styles from './font-picker.module.css';
import { PLAIN } from './looks';
import { lookMessages as text } from './messages';

const FONTS = keysOf(text.fonts);

/** Renders the typefaces to choose from, each set in itself. */
export function FontPicker() {
  const { draft, edit } = useEditor();
  const chosen = draft.theme.font ?? PLAIN.font;
  const faces = FONTS.map((font) => ({ font }));
  return (
    <fieldset className={styles.picker}>
      <style>{fontFaceCss(faces, resolveEndpoints().origins.publicCard)}</style>
      <legend className={styles.legend}>{labelOf('theme.font')}</legend>
      <div className={styles.fonts}>
        {FONTS.map((font) => (
          <label key={font} className={styles.font} style={{ fontFamily: lookFont({ font }) }}>
            <input
              type="radio"
              name="theme.font"
              value={font}
              checked={font === chosen}
              data-field={font === chosen ? 'theme.font' : undefined}
              onChange={() => edit((before) => writePath(before, 'theme.font', font))}
            />
            {text.fonts[font]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
