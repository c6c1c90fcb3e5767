import { useState, type FormEvent } from 'react';
import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { signInAgain } from 'shared-lib/auth';
import { isWrongPassword } from 'shared-lib/errors';
import { useWrite } from 'shared-lib/store';
import { useOpenAfterMount } from 'shared-lib/ui/pressed-part';
import 'shared-lib/ui/component-sheets.css';
import { messages } from './messages';
import type { PasswordQuestion } from './recent-sign-in';

/** Layer above the dialog of the waiting action. */
const ABOVE = 300;

interface RecentSignInDialogProps {
  email: string;
  /** The waiting action, if there is one. */
  question: PasswordQuestion | null;
}

/** Asks for the administrator's password when an action needs a recent sign-in. */
export function RecentSignInDialog({ email, question }: RecentSignInDialogProps) {
  const opened = useOpenAfterMount(question !== null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [signIn, { isLoading: busy }] = useWrite(signInAgain, { fails: 'screen' });

  const forget = () => {
    setPassword('');
    setProblem(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') {
      setProblem(messages.passwordMissing);
      return;
    }
    const { error } = await signIn(password);
    if (error) return setProblem(isWrongPassword(error) ? messages.wrongPassword : error.message);
    forget();
    question?.answer();
  };
  const close = () => {
    if (busy) return;
    forget();
    question?.giveUp();
  };

  return (
    <Modal opened={opened} onClose={close} title={messages.again} zIndex={ABOVE} centered>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <Text>{messages.againText(email)}</Text>
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
