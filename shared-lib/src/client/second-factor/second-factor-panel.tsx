import { useState, type FormEvent, type ReactNode } from 'react';
import { Anchor, Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { useAnswer } from 'shared-lib/answers';
import { beginSecondFactor, confirmSecondFactor, hasSecondFactor, removeSecondFactor } from 'shared-lib/auth';
import { secondFactorSchema } from '../../model';
import { AppError, describeSignInError, fieldMessage } from '../../platform/errors';
import { useWrite } from 'shared-lib/store';
import { Notice } from '../../ui/notice';
import { GIVEN_UP, withRecentSignIn } from '../recent-sign-in';
import { messages } from './messages';
import styles from './second-factor-panel.module.css';

/** Words and limits of the place that offers a second factor. */
export interface SecondFactorPlace {
  /** Name under which the authenticator app lists the account. */
  product: string;
  /** Words of the place: the purpose of a second factor, that there is one, what to do about a lost app, and the button that removes it. */
  words: Readonly<Record<'text' | 'isOn' | 'lost' | 'remove', string>>;
  /** Greatest age of a sign-in that may add or remove one, in seconds. */
  seconds: number;
  /** Renders the address of a new secret as a QR code for the app's camera. */
  picture?: (address: string) => ReactNode;
}

/** Codes of a project whose Auth service has no authenticator apps. */
const NOT_HERE: ReadonlySet<string> = new Set(['auth/operation-not-allowed', 'auth/internal-error']);

const wordsOf = ({ code, message = '' }: { code: string; message?: string }) =>
  NOT_HERE.has(code) ? messages.notHere : describeSignInError(new AppError(code, message)).message;

/** Renders the account's own second factor: whether there is one, and the way to add or remove it. */
export function SecondFactorPanel(place: SecondFactorPlace) {
  const { data: wasOn, isLoading } = useAnswer([], hasSecondFactor);
  const [changed, setOn] = useState<boolean>();
  const isOn = changed ?? wasOn ?? false;
  if (isLoading) return <Text>{messages.checking}</Text>;
  return isOn ? (
    <OwnFactor {...place} onRemoved={() => setOn(false)} />
  ) : (
    <NewFactor {...place} onAdded={() => setOn(true)} />
  );
}

function OwnFactor({ words, seconds, onRemoved }: SecondFactorPlace & { onRemoved: () => void }) {
  const [remove, { isLoading, error }] = useWrite(() => withRecentSignIn(removeSecondFactor, seconds), {
    fails: 'screen',
    done: () => messages.removed,
  });
  const press = async () => {
    const { error: failure } = await remove(undefined);
    if (!failure) onRemoved();
  };
  return (
    <Stack>
      <Text fw={600}>{words.isOn}</Text>
      <Text>{words.lost}</Text>
      {error && error.code !== GIVEN_UP && <Notice tone="error" title={wordsOf(error)} />}
      <Group justify="flex-end">
        <Button variant="light" color="red" loading={isLoading} onClick={() => void press()}>
          {words.remove}
        </Button>
      </Group>
    </Stack>
  );
}

function NewFactor({
  product,
  words,
  seconds,
  picture,
  onAdded,
}: SecondFactorPlace & { onAdded: () => void }) {
  const [begin, { isLoading: isBeginning, error }] = useWrite(
    () => withRecentSignIn(() => beginSecondFactor(product), seconds),
    { fails: 'screen' },
  );
  const [factor, setFactor] = useState<Awaited<ReturnType<typeof beginSecondFactor>> | null>(null);
  if (factor) return <FirstCode {...factor} picture={picture} onAdded={onAdded} />;
  return (
    <Stack>
      <Text>{words.text}</Text>
      {error && error.code !== GIVEN_UP && <Notice tone="error" title={wordsOf(error)} />}
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
  picture: SecondFactorPlace['picture'];
  onAdded: () => void;
}

function FirstCode({ secret, address, picture, onAdded }: FirstCodeProps) {
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
        <Text>{picture ? messages.scan : messages.step}</Text>
        {picture && <div className={styles.picture}>{picture(address)}</div>}
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
