import { useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
} from 'react-hook-form';
import { describeSignInError, fieldMessage } from 'shared-lib/errors';
import { keysOf } from 'shared-lib/model';
import { loadPart } from './load-part';

const loadChecks = () => loadPart(() => import('./account-checks'));
type AccountChecks = Awaited<ReturnType<typeof loadChecks>>;

/**
 * Manages a form that sends a request to the Auth service: validated with its schema, errors in Spanish beside their
 * field; typed values stay whatever happens.
 *
 * @param check - Selects its resolver.
 * @param labels - Labels of the fields on screen.
 * @param submit - Handles valid values; may throw.
 */
export function useAccountForm<Values extends FieldValues>(
  check: (checks: AccountChecks) => Resolver<Values>,
  defaultValues: DefaultValues<Values>,
  labels: Record<Path<Values>, string>,
  submit: (values: Values) => Promise<void>,
) {
  const [formError, setFormError] = useState<string | null>(null);
  // From the click on: what checks the form may have to come first.
  const [isSubmitting, setSubmitting] = useState(false);
  // Checked when sent, not when a field is left: an error that appears under the pointer moves the button away from it.
  const form = useForm<Values>({
    resolver: async (...requested) => check(await loadChecks())(...requested),
    defaultValues,
  });
  const { errors } = form.formState;

  const tell = (error: unknown) => {
    const { message, field } = describeSignInError(error);
    const place = keysOf(labels).find((name) => name === field);
    if (place) form.setError(place, { type: 'server', message }, { shouldFocus: true });
    else setFormError(message);
  };
  const send = form.handleSubmit(async (values) => {
    try {
      await submit(values);
    } catch (error) {
      tell(error);
    }
  });
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFormError(null);
    setSubmitting(true);
    try {
      await loadChecks();
      await send(event);
    } catch (error) {
      tell(error);
    } finally {
      setSubmitting(false);
    }
  };

  const errorOf = (name: Path<Values>): string | undefined => {
    const error = errors[name];
    if (!error) return undefined;
    const message = String(error.message ?? '');
    return error.type === 'server' ? message : fieldMessage(message, labels[name]);
  };

  const register = (name: Path<Values>) => {
    const { ref, ...field } = form.register(name);
    /** Keeps the text that was typed into prerendered markup before hydration; the library would empty the field. */
    const attach = (input: HTMLInputElement | null) => {
      const typed = input?.value;
      ref(input);
      if (input && typed && input.value !== typed)
        // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Every prerendered field is one of text.
        form.setValue(name, typed as PathValue<Values, Path<Values>>);
    };
    // A focused form is likely to be sent, so that its checks are loaded ahead.
    const onFocus = () => void loadChecks().catch(() => {});
    return { ...field, ref: attach, onFocus };
  };

  return { register, onSubmit, errorOf, formError, isSubmitting };
}
