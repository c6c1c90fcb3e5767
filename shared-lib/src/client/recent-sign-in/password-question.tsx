import { useEffect, useState, useSyncExternalStore } from 'react';
import { NetworkError } from '../../platform/errors';
import { passwordQuestion } from './recent-sign-in';

const loadDialog = () =>
  import(/* webpackChunkName: "dialogs" */ './recent-sign-in-dialog').then(
    ({ RecentSignInDialog }) => RecentSignInDialog,
  );

/** Renders the question for the password of the session's account, which is loaded when an action needs it. */
export function PasswordQuestion({ email }: { email: string }) {
  const question = useSyncExternalStore(passwordQuestion.subscribe, passwordQuestion.get);
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null);

  useEffect(() => {
    if (!question) return;
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      (cause: unknown) =>
        question.giveUp(new NetworkError('The question for the password could not be loaded', 0, { cause })),
    );
  }, [question]);

  return Dialog && <Dialog email={email} question={question} />;
}
