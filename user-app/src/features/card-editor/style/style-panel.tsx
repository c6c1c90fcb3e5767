import { useId } from 'react';
import { Button, ColorInput, Tooltip } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { HEX_COLOR, readableTextOn, type CardTheme, type TemplateInstance } from 'shared-lib/model';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import { writePath } from '../../../card-draft/content-paths';
import { ACCEPTED_LOGOS } from '../../../photo/photo-picker';
import { COVER, logoForm } from '../../../photo/render-photo';
import panels from '../components/panels.module.css';
import { PictureField } from '../components/picture-field';
import { problemText, useEditor } from '../editor-context';
import { LookParts } from '../looks/look-parts';
import { LookPicker } from '../looks/look-picker';
import { lookMessages } from '../looks/messages';
import { styleMessages as text } from '../messages';
import { TemplateDecides } from '../templates/template-decides';
import { accentsFor, withScheme } from './accents';
import { isReadable, nearestReadable, readAccent } from './readable-accent';
import styles from './style-panel.module.css';

const SCHEMES: CardTheme['scheme'][] = ['auto', 'light', 'dark'];

/** Renders Estilo: the colours of the card. */
export function StylePanel({ instances = [] }: { instances?: readonly TemplateInstance[] }) {
  const { card, draft, edit, problems, reveal } = useEditor();
  const { scheme, accent } = draft.theme;
  const swatches = useId();
  const setScheme = (value: CardTheme['scheme']) =>
    edit((before) => ({ ...before, theme: withScheme(before.theme, value) }));
  const setAccent = (color: string) =>
    edit((before) => writePath(before, 'theme.accent', color.toUpperCase()));

  return (
    <div className={panels.panel}>
      <TemplateDecides instances={instances} />
      <div>
        <p className={styles.label}>{lookMessages.title}</p>
        <p className={panels.help}>{lookMessages.help}</p>
        <LookPicker
          slug={card.slug}
          draft={draft}
          onChoose={(theme) => edit((before) => ({ ...before, theme }))}
        />
      </div>
      <LookParts />
      <PictureField path="theme.cover" label={lookMessages.cover} alt={lookMessages.coverAlt} form={COVER} />
      <PictureField
        path="theme.logo"
        label={lookMessages.logo}
        alt={lookMessages.logoAlt}
        wholeForm={logoForm}
        accept={ACCEPTED_LOGOS}
      />
      <div>
        <p id="scheme-label" className={styles.label}>
          {text.scheme}
        </p>
        <SegmentedControl
          fullWidth
          aria-labelledby="scheme-label"
          data={SCHEMES.map((value) => ({ value, label: text.schemes[value] }))}
          value={scheme}
          onChange={setScheme}
          className={styles.schemes}
        />
        <p className={panels.help}>{text.schemeHelp}</p>
      </div>
      <div>
        <ColorInput
          label={text.accent}
          value={accent}
          onChange={setAccent}
          onBlur={() => reveal('theme.accent')}
          error={problemText(problems, 'theme.accent')}
          format="hex"
          fixOnBlur={false}
          withEyeDropper={false}
          data-field="theme.accent"
          autoComplete="off"
          spellCheck={false}
        />
        <div role="radiogroup" aria-label={text.swatches} className={styles.swatches}>
          {accentsFor(scheme).map(({ color, name }) => (
            <Tooltip key={color} label={name}>
              <label className={styles.swatch} style={{ background: color, color: readableTextOn(color) }}>
                <input
                  type="radio"
                  name={swatches}
                  aria-label={text.swatch(name)}
                  checked={accent === color}
                  onChange={() => setAccent(color)}
                />
                {accent === color && <IconCheck size={20} aria-hidden />}
              </label>
            </Tooltip>
          ))}
        </div>
        {HEX_COLOR.test(accent) && <AccentReport theme={draft.theme} onChoose={setAccent} />}
      </div>
    </div>
  );
}

function AccentReport({ theme, onChoose }: { theme: CardTheme; onChoose: (shade: string) => void }) {
  const { accent, scheme } = theme;
  const readings = readAccent(accent, scheme);
  const poor = readings.filter(({ readable }) => !readable);
  if (isReadable(readings)) {
    return (
      <p role="status" className={styles.good}>
        <IconCheck size={16} aria-hidden />
        {poor[0] ? text.readableBut(text[poor[0].ground]) : text.readable}
      </p>
    );
  }
  return (
    <div role="status">
      <ul className={styles.report}>
        {poor.map(({ ground }) => {
          const shade = nearestReadable(accent, ground);
          return (
            <li key={ground}>
              <span>{text.lowOn(text[ground])}</span>
              <Button
                variant="default"
                size="compact-md"
                leftSection={<span className={styles.dot} style={{ background: shade }} />}
                onClick={() => onChoose(shade)}
              >
                {text.useShade(text[ground])}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
