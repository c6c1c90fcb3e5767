import { useEffect, useEffectEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import type { DraftTools } from 'shared-lib/draft';

/**
 * Creates the form of a stored draft, validated by a resolver when it is submitted. Typed values go into the draft;
 * values that another tab or device saves in the meantime show in the fields.
 */
export function useDraftForm<Form extends FieldValues>(tools: DraftTools<Form>, resolver: Resolver<Form>) {
  const form = useForm<Form>({
    resolver,
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- A whole draft has a value for each field.
    defaultValues: tools.draft as DefaultValues<Form>,
  });
  const { getValues, setValue, subscribe } = form;
  const keep = useEffectEvent((values: Form) => tools.edit(() => values));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  );
  useEffect(() => {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- The fields of a draft are the paths of its form.
    for (const [field, value] of Object.entries(tools.draft) as [Path<Form>, Form[Path<Form>]][])
      if (getValues(field) !== value) setValue(field, value);
  }, [tools.draft, getValues, setValue]);
  return form;
}
