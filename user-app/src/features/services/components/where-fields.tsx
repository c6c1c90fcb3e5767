import { TextInput } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { mapsUrl } from 'shared-lib/model';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import { formMessages as text } from '../messages';
import type { FieldTools } from './field-tools';
import { FormGroup } from './form-group';
import styles from './service-form.module.css';

const PLACES = ['in-person', 'phone', 'video'] as const;

/** Renders the fields for the place. */
export function WhereFields({ tools }: { tools: FieldTools }) {
  const { draft, set, textField } = tools;
  const address = draft.placeDetail.trim();
  return (
    <FormGroup title={text.where}>
      <SegmentedControl
        aria-label={text.placeKind}
        value={draft.placeKind}
        onChange={(kind) => set({ placeKind: kind })}
        data={PLACES.map((value) => ({ value, label: text.placeShort[value] }))}
        fullWidth
      />
      <div>
        <TextInput
          {...textField('placeDetail')}
          label={text.placeDetail[draft.placeKind]}
          description={text.placeHelp[draft.placeKind]}
          inputMode={({ 'in-person': 'text', phone: 'tel', video: 'url' } as const)[draft.placeKind]}
          spellCheck={false}
        />
        {draft.placeKind === 'in-person' && address !== '' && (
          <a className={styles.map} href={mapsUrl(address)} target="_blank" rel="noopener noreferrer">
            <IconMapPin size={16} aria-hidden /> {text.map}
          </a>
        )}
      </div>
    </FormGroup>
  );
}
