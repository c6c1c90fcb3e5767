import { NumberInput, TextInput } from '@mantine/core';
import { PRODUCT_LIMITS, SUPPORT_EMAIL_FORM, type ProductSettings } from 'shared-lib/model';
import { messages } from './messages';
import { SettingForm } from './setting-form';

const NUMBERS = ['cardsPerAccount', 'reportsForAlert'] as const;

function check(settings: ProductSettings) {
  const problems: Partial<Record<keyof ProductSettings, string>> = {};
  if (!SUPPORT_EMAIL_FORM.test(settings.supportEmail)) problems.supportEmail = messages.supportEmailProblem;
  for (const field of NUMBERS) {
    const most = PRODUCT_LIMITS[field];
    const isValid = Number.isInteger(settings[field]) && settings[field] >= 0 && settings[field] <= most;
    if (!isValid) problems[field] = messages.numberProblem(most);
  }
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
            name="supportEmail"
            autoComplete="off"
            label={messages.supportEmail}
            description={messages.supportEmailHint}
            value={edit.value.supportEmail}
            error={problems.supportEmail}
            maxLength={PRODUCT_LIMITS.supportEmail}
            onChange={({ currentTarget }) => edit.change({ supportEmail: currentTarget.value.trim() })}
          />
          {NUMBERS.map((field) => (
            <NumberInput
              key={field}
              name={field}
              label={messages[field]}
              description={messages[`${field}Hint`]}
              value={Number.isNaN(edit.value[field]) ? '' : edit.value[field]}
              error={problems[field]}
              allowDecimal={false}
              allowNegative={false}
              max={PRODUCT_LIMITS[field]}
              clampBehavior="none"
              onChange={(value) => edit.change({ [field]: value === '' ? Number.NaN : Number(value) })}
            />
          ))}
        </>
      )}
    </SettingForm>
  );
}
