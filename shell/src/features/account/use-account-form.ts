import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import { describeSignInError, fieldMessage } from 'shared-lib/errors';
import type { ZodType } from 'zod';

/**
 * A form that asks the Auth service for something: checked with its schema, errors in Spanish beside their field, what
 * was typed kept whatever happens.
 *
 * @param schema - From `shared-lib/domain`; its messages are codes.
 * @param labels - Names of the fields on screen.
 * @param submit - What to do with good values; may throw.
 */
export function useAccountForm<Values extends FieldValues>(
  schema: ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
  labels: Record<Path<Values>, string>,
  submit: (values: Values) => Promise<void>,
) {
  const [formError, setFormError] = useState<string | null>(null);
  // Checked when sent, not when a field is left: an error that appears under the pointer moves the button away from it.
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues });
  const { errors, isSubmitting } = form.formState;

  const onSubmit = form.handleSubmit(async (values) => {
    setFormError(null);
    try {
      await submit(values);
    } catch (error) {
      const { message, field } = describeSignInError(error);
      if (field && field in labels) {
        form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: true });
      } else setFormError(message);
    }
  });

  const errorOf = (name: Path<Values>): string | undefined => {
    const error = errors[name];
    if (!error) return undefined;
    const message = String(error.message ?? '');
    return error.type === 'server' ? message : fieldMessage(message, labels[name]);
  };

  /** Keeps what was typed into the page's own markup before the app took it over; the library would empty the field. */
  const register = (name: Path<Values>) => {
    const { ref, ...field } = form.register(name);
    const attach = (input: HTMLInputElement | null) => {
      const typed = input?.value;
      ref(input);
      if (input && typed && input.value !== typed)
        form.setValue(name, typed as PathValue<Values, Path<Values>>);
    };
    return { ...field, ref: attach };
  };

  return { register, onSubmit, errorOf, formError, isSubmitting };
}
