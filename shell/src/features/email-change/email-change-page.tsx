import { useState } from 'react';
import { Link, useLocation } from 'shared-lib/router';
import { PageTitle } from '../../app/page-title';
import { paths } from '../../app/paths';
import { postForRefusal } from '../../app/post-for-refusal';
import controls from '../../ui/controls.module.css';
import { messages } from './messages';
import styles from './email-change-page.module.css';

/**
 * Renders the page that the mails about a change of the account's address lead to, which needs no session. Opening it does nothing, as
 * programs open links of mails too: its button does.
 */
export default function EmailChangePage() {
  // In the fragment, which no server and no other page gets. Another mail's link may come into the open page.
  const { hash } = useLocation();
  return <Step key={hash} hash={hash} />;
}

function Step({ hash }: { hash: string }) {
  const query = new URLSearchParams(hash.slice(1));
  const [uid, proof, at] = [query.get('cuenta'), query.get('clave'), Number(query.get('de'))];
  const step = query.has('anular') ? 'undo' : 'confirm';
  const words = messages[step];
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking');
  const [failure, setFailure] = useState('');
  const isWhole = Boolean(uid && proof && at);
  const send = async () => {
    setFailure('');
    setState('sending');
    const refusal = await postForRefusal('/v/account/email', { step, uid, at, proof });
    setState(refusal === '' ? 'done' : 'asking');
    if (refusal !== '') setFailure(messages.failures[refusal] ?? messages.failed);
  };
  return (
    <article className={styles['page']}>
      <PageTitle>{words.title}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1>{state === 'done' ? words.doneTitle : words.title}</h1>
      {!isWhole && <p role="alert">{messages.broken}</p>}
      {isWhole && state === 'done' && (
        <>
          <p role="status">{words.done}</p>
          <Link to={paths.login} className={controls['primary']}>
            {messages.login}
          </Link>
        </>
      )}
      {isWhole && state !== 'done' && (
        <>
          <p>{words.text}</p>
          {failure && (
            <p role="alert" className={styles['error']}>
              {failure}
            </p>
          )}
          <button
            type="button"
            className={controls['primary']}
            disabled={state === 'sending'}
            onClick={() => void send()}
          >
            {state === 'sending' ? messages.sending : words.button}
          </button>
        </>
      )}
    </article>
  );
}
