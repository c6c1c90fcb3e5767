import { Button, TextInput } from '@mantine/core';
import { updateUserTax } from 'shared-lib/data';
import type { User } from 'shared-lib/model';
import { readVat, vatInWords, type TaxData, type TaxForm as Values } from 'shared-lib/model/payments';
import { useStoredDraft } from 'shared-lib/draft';
import { fieldMessage } from 'shared-lib/errors';
import { SectionCard } from 'shared-lib/ui/section-card';
import { OverlapNotice } from '../../../booking-data/overlap-notice';
import { useDraftForm } from '../../../ui/use-draft-form';
import { useLateResolver } from '../../../ui/use-late-resolver';
import { messages } from './messages';
import styles from './tax-form.module.css';

const loadCheck = async () => (await import('./tax-check')).taxResolver;

/** Returns the tax data of a form; `null` for an empty one. */
function taxOf({ name, taxId, vat }: Values): TaxData | null {
  const tax = { name: name.trim(), taxId: taxId.trim(), vatPermille: readVat(vat) ?? 0 };
  return tax.name === '' && tax.taxId === '' ? null : tax;
}

/** Renders the form of the data of an owner's invoices. Typed values survive failures. */
export function TaxForm({ user }: { user: User }) {
  const storedDraft = useStoredDraft<Values>(`${user.id}:tax`, {
    name: user.tax?.name ?? '',
    taxId: user.tax?.taxId ?? '',
    vat: user.tax?.vatPermille ? vatInWords(user.tax.vatPermille) : '',
  });
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useDraftForm(storedDraft, useLateResolver(loadCheck));

  const submit = handleSubmit(async () => {
    const answer = await storedDraft.store((form) => updateUserTax(user.id, taxOf(form)), {
      fails: 'screen',
      done: () => messages.saved,
    });
    if ('error' in answer) setError('root', { message: answer.error.message });
  });
  const tell = (name: keyof Values) => {
    const code = errors[name]?.message;
    return code && fieldMessage(code, messages[name]);
  };

  return (
    <SectionCard title={messages.title} text={messages.text}>
      <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
        <OverlapNotice
          fields={storedDraft.overlaps.map((field) => messages[field])}
          onKeepOwn={storedDraft.keepOwn}
          onTakeStored={storedDraft.takeStored}
        />
        <TextInput
          {...register('name')}
          label={messages.name}
          error={tell('name')}
          autoComplete="organization"
        />
        <TextInput {...register('taxId')} label={messages.taxId} error={tell('taxId')} />
        <TextInput
          {...register('vat')}
          label={messages.vat}
          description={messages.vatHelp}
          error={tell('vat')}
          inputMode="decimal"
        />
        {errors.root && (
          <p role="alert" className={styles.error}>
            {errors.root.message}
          </p>
        )}
        <Button type="submit" loading={isSubmitting} disabled={!storedDraft.dirty} className={styles.submit}>
          {messages.save}
        </Button>
      </form>
    </SectionCard>
  );
}
