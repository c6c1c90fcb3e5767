import { NumberInput, TextInput } from '@mantine/core';
import type { ProductSettings } from 'shared-lib/domain';
import { messages } from './messages';
import { SettingForm } from './setting-form';

const MOST = 1000;
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]{2,}$/;

const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value <= MOST;

function check({ supportEmail, cardsPerAccount, reportsForAlert }: ProductSettings) {
  const problems: Partial<Record<keyof ProductSettings, string>> = {};
  if (supportEmail && !EMAIL.test(supportEmail)) problems.supportEmail = messages.supportEmailProblem;
  if (!isCount(cardsPerAccount)) problems.cardsPerAccount = messages.numberProblem(MOST);
  if (!isCount(reportsForAlert)) problems.reportsForAlert = messages.numberProblem(MOST);
  return problems;
}

const NUMBERS = ['cardsPerAccount', 'reportsForAlert'] as const;

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
            maxLength={254}
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
              max={MOST}
              clampBehavior="none"
              onChange={(value) => edit.change({ [field]: value === '' ? Number.NaN : Number(value) })}
            />
          ))}
        </>
      )}
    </SettingForm>
  );
}
