import { Button, Checkbox, ColorInput, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { currencyOptions } from '../currencies';
import { formMessages as text } from '../messages';
import type { FieldTools } from './field-tools';
import { FormGroup } from './form-group';
import styles from './service-form.module.css';

const DURATIONS = [15, 30, 45, 60, 90];

/** Renders the fields for name, duration and price. */
export function WhatFields({ tools }: { tools: FieldTools }) {
  const { draft, set, field, textField, numberField } = tools;
  return (
    <FormGroup title={text.what}>
      <TextInput {...textField('name')} placeholder={text.namePlaceholder} data-autofocus />
      <Textarea
        {...textField('description')}
        description={text.descriptionHelp}
        autosize
        minRows={2}
        maxRows={8}
      />
      <div>
        <NumberInput {...numberField('durationMinutes')} className={styles.short} />
        <div role="group" aria-label={text.durationPresets} className={styles.presets}>
          {DURATIONS.map((minutes) => (
            <Button
              key={minutes}
              variant={draft.durationMinutes === minutes ? 'light' : 'default'}
              aria-pressed={draft.durationMinutes === minutes}
              onClick={() => set({ durationMinutes: minutes })}
            >
              {minutes}
            </Button>
          ))}
        </div>
      </div>
      <div className={styles.pair}>
        <TextInput
          {...textField('price')}
          description={text.priceHelp}
          disabled={draft.priceOnRequest}
          inputMode="decimal"
        />
        <Select
          {...field('currency')}
          value={draft.currency}
          onChange={(currency) => currency && set({ currency })}
          data={currencyOptions(draft.currency)}
          searchable
          allowDeselect={false}
          withScrollArea={false}
          styles={{ options: { maxHeight: 280, overflowY: 'auto' } }}
        />
      </div>
      <Checkbox
        label={text.priceOnRequest}
        data-field="priceOnRequest"
        checked={draft.priceOnRequest}
        onChange={({ currentTarget }) => set({ priceOnRequest: currentTarget.checked })}
      />
      <ColorInput
        {...field('color')}
        description={text.colorHelp}
        value={draft.color}
        onChange={(color) => set({ color })}
        format="hex"
        fixOnBlur={false}
        withEyeDropper={false}
        autoComplete="off"
        spellCheck={false}
        className={styles.short}
      />
    </FormGroup>
  );
}
