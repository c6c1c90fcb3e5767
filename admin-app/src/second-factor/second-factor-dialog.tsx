import { useEffect, useState, type FormEvent } from 'react';
import { Anchor, Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { beginSecondFactor, confirmSecondFactor, hasSecondFactor, removeSecondFactor } from 'shared-lib/auth';
import { ADMIN_TITLE } from 'shared-lib/config';
import { secondFactorSchema } from 'shared-lib/domain';
import { AppError, describeSignInError, fieldMessage } from 'shared-lib/errors';
import { useWrite } from 'shared-lib/store';
import { Modal } from 'shared-lib/ui/layers';
import { Notice } from 'shared-lib/ui/notice';
import { useOpenAfterMount } from 'shared-lib/ui/pressed-part';
import 'shared-lib/ui/component-sheets.css';
import { withRecentSignIn } from '../session/recent-sign-in';
import { messages } from './messages';
import styles from './second-factor-dialog.module.css';

interface SecondFactorDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Codes of a project whose Auth service has no authenticator apps. */
const NOT_HERE: ReadonlySet<string> = new Set(['auth/operation-not-allowed', 'auth/internal-error']);

const wordsOf = ({ code, message = '' }: { code: string; message?: string }) =>
  NOT_HERE.has(code) ? messages.notHere : describeSignInError(new AppError(code, message)).message;

/** Renders the administrator's own second factor: whether there is one, and the way to add or remove it. */
export default function SecondFactorDialog({ opened, onClose }: SecondFactorDialogProps) {
  const isShown = useOpenAfterMount(opened);
  const [isOn, setOn] = useState<boolean | null>(null);
  useEffect(() => {
    if (!opened) return;
    let isCurrent = true;
    hasSecondFactor().then(
      (has) => isCurrent && setOn(has),
      () => isCurrent && setOn(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [opened]);
  return (
    <Modal opened={isShown} onClose={onClose} title={messages.title} centered>
      {isOn === null && <Text>{messages.checking}</Text>}
      {isOn === true && <OwnFactor onRemoved={() => setOn(false)} />}
      {isOn === false && <NewFactor onAdded={() => setOn(true)} />}
    </Modal>
  );
}

function OwnFactor({ onRemoved }: { onRemoved: () => void }) {
  const [remove, { isLoading, error }] = useWrite(() => withRecentSignIn(removeSecondFactor), {
    fails: 'screen',
    done: () => messages.removed,
  });
  const press = async () => {
    const { error: failure } = await remove(undefined);
    if (!failure) onRemoved();
  };
  return (
    <Stack>
      <Text fw={600}>{messages.isOn}</Text>
      <Text>{messages.isOnText}</Text>
      {error && <Notice tone="error" title={wordsOf(error)} />}
      <Group justify="flex-end">
        <Button variant="light" color="red" loading={isLoading} onClick={() => void press()}>
          {messages.remove}
        </Button>
      </Group>
    </Stack>
  );
}

function NewFactor({ onAdded }: { onAdded: () => void }) {
  const [begin, { isLoading: isBeginning, error }] = useWrite(
    () => withRecentSignIn(() => beginSecondFactor(ADMIN_TITLE)),
    { fails: 'screen' },
  );
  const [factor, setFactor] = useState<Awaited<ReturnType<typeof beginSecondFactor>> | null>(null);
  if (factor) return <FirstCode {...factor} onAdded={onAdded} />;
  return (
    <Stack>
      <Text>{messages.text}</Text>
      {error && <Notice tone="error" title={wordsOf(error)} />}
      <Group justify="flex-end">
        <Button
          loading={isBeginning}
          onClick={() => void begin(undefined).then(({ data }) => data && setFactor(data))}
        >
          {messages.add}
        </Button>
      </Group>
    </Stack>
  );
}

interface FirstCodeProps {
  secret: string;
  address: string;
  onAdded: () => void;
}

function FirstCode({ secret, address, onAdded }: FirstCodeProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [confirm, { isLoading }] = useWrite(confirmSecondFactor, {
    fails: 'screen',
    done: () => messages.added,
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = secondFactorSchema.safeParse({ code });
    if (!read.success) return setProblem(fieldMessage(read.error.issues[0]?.message ?? '', messages.code));
    const { error } = await confirm(read.data.code);
    if (error) setProblem(wordsOf(error));
    else onAdded();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <Text>{messages.step}</Text>
        <div>
          <Text size="sm">{messages.secret}</Text>
          <code className={styles.secret}>{secret}</code>
        </div>
        <Group>
          <CopyButton value={secret}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? messages.copied : messages.copy}
              </Button>
            )}
          </CopyButton>
          <Anchor href={address}>{messages.openApp}</Anchor>
        </Group>
        <TextInput
          label={messages.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={problem}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value);
            setProblem(null);
          }}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={isLoading}>
            {messages.confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
