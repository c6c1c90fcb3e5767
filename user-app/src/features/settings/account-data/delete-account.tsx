import { useState } from 'react';
import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { deleteAccount } from 'shared-lib/auth';
import { fieldMessage, isWrongPassword } from 'shared-lib/errors';
import { useWrite } from 'shared-lib/store';
import { Modal } from 'shared-lib/ui/layers';
import { askForCode, GIVEN_UP } from 'shared-lib/recent-sign-in';
import { useLateResolver } from '../../../ui/use-late-resolver';
import { messages } from './messages';

const loadCheck = async () => (await import('../account-checks')).accountDeletionResolver;

/**
 * Deletes the account, once a word and the password have been typed. The guard of the route redirects afterwards.
 *
 * @param props.cards - Number of cards that are deleted with it; unknown while they load.
 */
export function DeleteAccount({ cards }: { cards: number | undefined }) {
  const [asking, setAsking] = useState(false);
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting },
  } = useForm({ resolver: useLateResolver(loadCheck), defaultValues: { word: '', password: '' } });

  const close = () => {
    if (isSubmitting) return;
    setAsking(false);
    reset();
  };
  const [remove] = useWrite(deleteAccount, {
    fails: 'screen',
    done: (_, isGone) => (isGone ? messages.deleted : messages.deletedSoon),
  });
  const submit = handleSubmit(async ({ password }) => {
    const { error } = await remove({ password, answerCode: askForCode });
    if (error?.code === GIVEN_UP) return;
    if (error && isWrongPassword(error))
      setError('password', { type: 'server', message: messages.wrongPassword }, { shouldFocus: true });
    else if (error) setError('root', { type: 'server', message: error.message });
  });
  const tell = (name: 'word' | 'password', label: string) => {
    const error = errors[name];
    if (!error?.message) return undefined;
    return error.type === 'server' ? error.message : fieldMessage(error.message, label);
  };

  return (
    <>
      <Button variant="outline" color="red" onClick={() => setAsking(true)}>
        {messages.deleteOpen}
      </Button>
      <Modal opened={asking} onClose={close} title={messages.deleteQuestion} centered>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack>
            <Text>{cards ? messages.deleteConsequences(cards) : messages.deleteNoCards}</Text>
            <TextInput
              {...register('word')}
              label={messages.word}
              autoComplete="off"
              error={tell('word', messages.word)}
              data-autofocus
            />
            <PasswordInput
              {...register('password')}
              label={messages.password}
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': messages.showPassword }}
              error={tell('password', messages.password)}
            />
            {errors.root && (
              <Text role="alert" c="red">
                {errors.root.message}
              </Text>
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={close} disabled={isSubmitting}>
                {messages.cancel}
              </Button>
              <Button type="submit" color="red" loading={isSubmitting}>
                {messages.deleteConfirm}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
