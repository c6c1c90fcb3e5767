import { useId, useState, type FormEvent } from 'react';
import { useLocation } from 'shared-lib/router';
import { PageTitle } from '../../app/page-title';
import { postForRefusal } from '../../app/post-for-refusal';
import controls from '../../ui/controls.module.css';
import styles from './appeal-page.module.css';
import { messages } from './messages';

/** Longest appeal, in characters. */
const MAX_TEXT = 2000;

/** Renders the page that the mail about a suspension leads to, which needs no session. */
export default function AppealPage() {
  // In the fragment, which no server and no other page gets.
  const { hash } = useLocation();
  const query = new URLSearchParams(hash.slice(1));
  const [uid, proof] = [query.get('cuenta') ?? '', query.get('clave') ?? ''];
  const [isSent, setSent] = useState(false);
  return (
    <article className={styles['page']}>
      <PageTitle>{messages.title}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1>{isSent ? messages.sentTitle : messages.title}</h1>
      {isSent && <p role="status">{messages.sent}</p>}
      {!isSent &&
        (uid && proof ? (
          <AppealForm uid={uid} proof={proof} onSent={() => setSent(true)} />
        ) : (
          <p role="alert">{messages.broken}</p>
        ))}
    </article>
  );
}

function AppealForm({ uid, proof, onSent }: { uid: string; proof: string; onSent: () => void }) {
  const field = useId();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const written = text.trim();
    setMissing(written === '');
    if (written === '') document.getElementById(field)?.focus();
    if (written === '' || isSending) return;
    setFailure('');
    setSending(true);
    const refusal = await postForRefusal('/v/appeal', { uid, proof, text: written });
    setSending(false);
    if (refusal === '') onSent();
    else setFailure(messages.failures[refusal] ?? messages.failed);
  };
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      <p>{messages.lead}</p>
      <label htmlFor={field}>{messages.text}</label>
      <textarea
        id={field}
        rows={8}
        maxLength={MAX_TEXT}
        value={text}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${field}-note` : undefined}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setMissing(false);
        }}
      />
      {isMissing && (
        <p id={`${field}-note`} role="alert" className={styles['error']}>
          {messages.missing}
        </p>
      )}
      {failure && (
        <p role="alert" className={styles['error']}>
          {failure}
        </p>
      )}
      <button type="submit" className={controls['primary']} disabled={isSending}>
        {isSending ? messages.sending : messages.send}
      </button>
    </form>
  );
}
