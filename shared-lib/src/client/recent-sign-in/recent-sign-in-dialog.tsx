import { useState, type FormEvent } from 'react';
import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { answerSecondFactor, asksSecondFactor, signInAgain } from 'shared-lib/auth';
import { secondFactorSchema } from '../../model';
import { AppError, describeSignInError, fieldMessage, isWrongPassword } from '../../platform/errors';
import { useWrite } from 'shared-lib/store';
import '../../ui/component-sheets.css';
import { Modal } from '../../ui/layers';
import { useOpenAfterMount } from '../../ui/pressed-part';
import { messages } from './messages';
import type { PasswordQuestion } from './recent-sign-in';

/** Layer above the dialog of the waiting action. */
const ABOVE = 300;

interface RecentSignInDialogProps {
  email: string;
  /** The waiting action, if there is one. */
  question: PasswordQuestion | null;
}

/** Asks for the password when an action needs a recent sign-in, and for the code of an account that has a second factor. */
export function RecentSignInDialog({ email, question }: RecentSignInDialogProps) {
  const opened = useOpenAfterMount(question !== null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [latest, setLatest] = useState<AppError | null>(null);
  const challenge = latest ?? question?.challenge ?? null;
  const [code, setCode] = useState('');
  const [signIn, { isLoading: isSigningIn }] = useWrite(
    (typed: string) =>
      signInAgain(typed).catch((error: unknown) => {
        if (asksSecondFactor(error)) return error;
        throw error;
      }),
    { fails: 'screen' },
  );
  const [answer, { isLoading: isAnswering }] = useWrite(
    (typed: string) => (challenge ? answerSecondFactor(challenge, typed) : Promise.resolve()),
    { fails: 'screen' },
  );
  const busy = isSigningIn || isAnswering;

  const forget = () => {
    setPassword('');
    setProblem(null);
    setLatest(null);
    setCode('');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (challenge) {
      const read = secondFactorSchema.safeParse({ code });
      if (!read.success) return setProblem(fieldMessage(read.error.issues[0]?.message ?? '', messages.code));
      const { error } = await answer(read.data.code);
      if (error)
        return setProblem(describeSignInError(new AppError(error.code, error.message ?? '')).message);
    } else {
      if (password === '') return setProblem(messages.passwordMissing);
      const { error, data } = await signIn(password);
      if (error) return setProblem(isWrongPassword(error) ? messages.wrongPassword : error.message);
      if (data) return setLatest(data);
    }
    forget();
    question?.answer();
  };
  const close = () => {
    if (busy) return;
    forget();
    question?.giveUp();
  };

  return (
    <Modal
      opened={opened}
      onClose={close}
      title={question?.challenge ? messages.codeAlone : messages.again}
      zIndex={ABOVE}
      centered
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <Text>{challenge ? messages.codeText : messages.againText(email)}</Text>
          {challenge ? (
            <TextInput
              key="code"
              label={messages.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              error={problem}
              autoFocus
              onChange={({ currentTarget }) => {
                setCode(currentTarget.value);
                setProblem(null);
              }}
            />
          ) : (
            <PasswordInput
              label={messages.password}
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': messages.showPassword }}
              value={password}
              error={problem}
              onChange={({ currentTarget }) => {
                setPassword(currentTarget.value);
                setProblem(null);
              }}
              data-autofocus
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={close} disabled={busy}>
              {messages.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {messages.goOn}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
