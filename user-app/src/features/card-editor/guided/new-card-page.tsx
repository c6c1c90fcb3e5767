import { useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import { newCardId } from 'shared-lib/data';
import { cardContentSchema, personNameOf } from 'shared-lib/model';
import { fieldMessage } from 'shared-lib/errors';
import { useNavigate } from 'shared-lib/router';
import { failureOf, useAppDispatch, useAuth, useUid } from 'shared-lib/store';
import 'shared-lib/ui/component-sheets.css';
import { cardEndpoints } from '../../../card-data/card-endpoints';
import { useCreateCardMutation } from '../../../card-data/create-card';
import { paths } from '../../../paths';
import { SlugField } from '../../../slug-field/slug-field';
import { isUsable, refusalEvent, slugOf } from '../../../slug-field/slug-field-state';
import { useSlugField } from '../../../slug-field/use-slug-field';
import styles from './guided-card.module.css';
import { messages } from './messages';
import { STEPS } from './steps';
import { TRADES } from './trades';
import { usePersonSlug } from './use-person-slug';

const text = messages.who;

/** Returns the code of what a field of the profile refuses. */
function problemOf(field: 'name' | 'jobTitle', value: string): string | undefined {
  return cardContentSchema.shape.profile.shape[field].safeParse(value).error?.issues[0]?.message;
}

/** Renders the first step of the guided card: the person, and the address made of their name. */
export default function NewCardPage() {
  const { user } = useAuth();
  // The account's name is known a moment after the session.
  return <WhoForm key={user ? 'known' : 'unknown'} known={user?.name ?? ''} email={user?.email ?? ''} />;
}

function WhoForm({ known, email }: { known: string; email: string }) {
  const uid = useUid();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [createCard, { isLoading }] = useCreateCardMutation();
  // One id for every try of this form: sending it twice still makes one card.
  const [cardId] = useState(newCardId);
  const [name, setName] = useState(known);
  const [trade, setTrade] = useState('');
  const [isOwn, setOwn] = useState(false);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState('');
  const [slug, sendSlug] = useSlugField();
  usePersonSlug({ name, trade, email }, isOwn, sendSlug);

  const nameProblem = name.trim() === '' ? 'required' : problemOf('name', name);
  const tradeProblem = problemOf('jobTitle', trade);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (nameProblem || tradeProblem || !isUsable(slug)) return;
    setFailure('');
    const requested = slugOf(slug);
    const { data, error } = await createCard({ cardId, name: text.cardName, slug: requested });
    if (data) {
      await dispatch(cardEndpoints.util.upsertQueryData('cardIdBySlug', { uid, slug: data.slug }, cardId));
      const whole = name.trim().replace(/\s+/g, ' ');
      const person = {
        name: whole,
        surnames: personNameOf({ name: whole }).surnames,
        jobTitle: trade.trim(),
      };
      navigate(paths.guidedCard(data.slug), { state: { person } });
      return;
    }
    const refused = failureOf(error);
    const refusal = refusalEvent(requested, refused?.reason);
    if (refusal) {
      setOwn(true);
      sendSlug(refusal);
    } else setFailure(refused?.message ?? '');
  };

  return (
    <div className={styles.page}>
      <p className={styles.step}>{messages.step(1, STEPS.length)}</p>
      <h1 className={styles.title}>{text.title}</h1>
      <p className={styles.intro}>{text.intro}</p>
      <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
        <TextInput
          label={text.name}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={tried && nameProblem ? fieldMessage(nameProblem, text.name) : undefined}
          autoComplete="name"
        />
        <TextInput
          label={text.trade}
          description={text.tradeHelp}
          value={trade}
          onChange={({ currentTarget }) => setTrade(currentTarget.value)}
          error={tried && tradeProblem ? fieldMessage(tradeProblem, text.trade) : undefined}
          list="trades"
          autoComplete="organization-title"
        />
        <datalist id="trades">
          {Object.keys(TRADES).map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
        <SlugField
          state={slug}
          onEvent={(event) => {
            if (event.type === 'typed' || event.type === 'chosen') setOwn(true);
            sendSlug(event);
          }}
          error={tried && slug.verdict.kind === 'empty' ? fieldMessage('required', 'Enlace') : undefined}
        />
        {failure && (
          <p role="alert" className={styles.error}>
            {failure}
          </p>
        )}
        <div className={styles.foot} data-bottom-bar>
          <Button variant="default" onClick={() => void navigate(paths.blankCard)}>
            {text.blank}
          </Button>
          <Button type="submit" loading={isLoading}>
            {text.create}
          </Button>
        </div>
      </form>
    </div>
  );
}
