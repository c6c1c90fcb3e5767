import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { fieldMessage } from 'shared-lib/errors';
import type { ZodType } from 'zod';
import type { FormProblem } from './describe-admin-error';
import { keysOf } from 'shared-lib/model';

/**
 * Manages a form of the administration's sign-in: validated with its schema, errors beside their field; typed values
 * stay.
 *
 * @param labels - Labels of the fields on screen.
 * @param submit - Returns an error, or nothing.
 */
export function useAdminForm<Values extends FieldValues>(
  schema: ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
  labels: Record<Path<Values>, string>,
  submit: (values: Values) => Promise<FormProblem | null>,
) {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues });
  const { errors, isSubmitting } = form.formState;

  const onSubmit = form.handleSubmit(async (values) => {
    const problem = await submit(values);
    if (!problem) return;
    const field = keysOf(labels).find((name) => name === problem.field);
    form.setError(
      field ?? 'root',
      { type: 'server', message: problem.message },
      { shouldFocus: field !== undefined },
    );
  });

  const errorOf = (name: Path<Values>): string | undefined => {
    const error = errors[name];
    if (!error) return undefined;
    const message = String(error.message ?? '');
    return error.type === 'server' ? message : fieldMessage(message, labels[name]);
  };

  return { register: form.register, onSubmit, errorOf, formError: errors.root?.message, isSubmitting };
}
