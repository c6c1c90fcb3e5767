import { NumberInput, TextInput } from '@mantine/core';
import { productSettingsSchema } from 'shared-lib/documents';
import type { ProductSettings } from 'shared-lib/domain';
import { messages } from './messages';
import { SettingForm } from './setting-form';

const stored = productSettingsSchema.shape;
const NUMBERS = ['cardsPerAccount', 'reportsForAlert'] as const;

const mostOf = (field: (typeof NUMBERS)[number]) => Number(stored[field].maxValue);

function check(settings: ProductSettings) {
  const problems: Partial<Record<keyof ProductSettings, string>> = {};
  if (!stored.supportEmail.safeParse(settings.supportEmail).success)
    problems.supportEmail = messages.supportEmailProblem;
  for (const field of NUMBERS)
    if (!stored[field].safeParse(settings[field]).success)
      problems[field] = messages.numberProblem(mostOf(field));
  return problems;
}

/** Renders the settings for every account. */
export function ProductSection() {
  return (
    <SettingForm name="product" title={messages.product} text={messages.productText} check={check}>
      {(edit, problems) => (
        <>
          <TextInput
            type="email"
            autoComplete="off"
            label={messages.supportEmail}
            description={messages.supportEmailHint}
            value={edit.value.supportEmail}
            error={problems.supportEmail}
            maxLength={Number(stored.supportEmail.maxLength)}
            onChange={({ currentTarget }) => edit.change({ supportEmail: currentTarget.value.trim() })}
          />
          {NUMBERS.map((field) => (
            <NumberInput
              key={field}
              label={messages[field]}
              description={messages[`${field}Hint`]}
              value={Number.isNaN(edit.value[field]) ? '' : edit.value[field]}
              error={problems[field]}
              allowDecimal={false}
              allowNegative={false}
              max={mostOf(field)}
              clampBehavior="none"
              onChange={(value) => edit.change({ [field]: value === '' ? Number.NaN : Number(value) })}
            />
          ))}
        </>
      )}
    </SettingForm>
  );
}
