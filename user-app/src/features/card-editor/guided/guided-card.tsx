import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { isOneOf, type CardProfile } from 'shared-lib/model';
import { ValidationError } from 'shared-lib/errors';
import { Link, useLocation, useSearchParams } from 'shared-lib/router';
import { useWrite } from 'shared-lib/store';
import { paths } from '../../../paths';
import type { CardEditorProps } from '../components/card-editor';
import { CardPreview } from '../components/preview/card-preview';
import { ConflictNotice } from '../components/notices/conflict-notice';
import { PhotoField } from '../components/picture-field';
import { SaveState } from '../components/save-state';
import { EditorContext } from '../editor-context';
import { LinksPanel } from '../links/links-panel';
import { LookPicker } from '../looks/look-picker';
import { messages as editorMessages } from '../messages';
import { findProblemsToPublish, publishCard } from '../publish-card';
import { useCardDraft } from '../use-card-draft';
import { useFieldProblems } from '../use-field-problems';
import { BookingStep } from './booking-step';
import { GuidedDone } from './guided-done';
import styles from './guided-card.module.css';
import { messages } from './messages';
import { PersonStep } from './person-step';
import { STEPS, type Step } from './steps';
import { linksOfTrade } from './trades';

/** Person as typed in the first step, stored in this page's history entry. */
interface Asked {
  person?: Pick<CardProfile, 'name' | 'surnames' | 'jobTitle'>;
}

/** Renders the steps from a new card to a published one, over the card's own draft. */
export function GuidedCard({ uid, card, first, snapshot }: CardEditorProps) {
  const { state, status, edit, autosave } = useCardDraft(uid, first, snapshot);
  const { draft } = state;
  const problems = useFieldProblems(draft, findProblemsToPublish);
  const [step, setStep] = useStep();
  const [isDone, setDone] = useState(false);
  const [now] = useState(() => Date.now());
  const heading = useRef<HTMLHeadingElement>(null);
  const { person }: Asked = useLocation().state ?? {};

  // Only a card that nobody has edited yet takes the answers of the first step.
  const isNew = first.revision === 1;
  useEffect(() => {
    if (isNew && person) edit((before) => ({ ...before, profile: { ...before.profile, ...person } }));
  }, [isNew, person, edit]);

  useEffect(() => heading.current?.focus(), [step]);

  const [send, { isLoading: publishing }] = useWrite(async () => {
    const result = await publishCard({ uid, cardId: card.id }, autosave, () => Promise.resolve([]));
    if (result.outcome === 'conflict') throw new ValidationError(editorMessages.publishConflict);
    if (result.outcome === 'unsaved') throw new ValidationError(editorMessages.publishUnsaved);
    return result;
  });
  const publish = async () => {
    const { data } = await send();
    if (data?.outcome === 'problems') {
      problems.revealForPublishing(data.problems);
      setStep(data.problems.some(({ path }) => path.startsWith('profile.')) ? 'quien' : 'enlaces');
    } else if (data) setDone(true);
  };

  const tools = useMemo(
    () => ({ card, draft, edit, problems: problems.shown, reveal: problems.reveal }),
    [card, draft, edit, problems.shown, problems.reveal],
  );

  if (isDone) return <GuidedDone card={card} />;

  const place = STEPS.indexOf(step);
  const previous = STEPS[place - 1];
  const next = STEPS[place + 1];
  const words = messages.steps[step];
  const isEmpty =
    (step === 'foto' && draft.profile.photo === null) || (step === 'enlaces' && draft.links.length === 0);

  return (
    <EditorContext value={tools}>
      <div className={styles.page}>
        <p className={styles.step}>
          {messages.step(place + 1, STEPS.length)}
          <SaveState
            status={status}
            withErrors={problems.all.length > 0}
            onRetry={() => autosave.send({ type: 'retried' })}
          />
        </p>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {words.title}
        </h1>
        <p className={styles.intro}>{words.intro}</p>
        {state.overlaps.length > 0 && (
          <ConflictNotice
            state={state}
            onResolve={(keep) => autosave.send({ type: 'overlaps-resolved', keep })}
          />
        )}
        {step === 'quien' && <PersonStep />}
        {step === 'foto' && <PhotoField />}
        {step === 'aspecto' && (
          <LookPicker
            slug={card.slug}
            draft={draft}
            onChoose={(theme) => edit((before) => ({ ...before, theme }))}
          />
        )}
        {step === 'enlaces' && <LinksPanel suggested={linksOfTrade(draft.profile.jobTitle)} />}
        {step === 'reservas' && <BookingStep />}
        {step === 'publicar' && (
          <CardPreview
            slug={card.slug}
            draft={draft}
            now={now}
            isBookable={card.bookingEnabled === true}
            templates={null}
          />
        )}
        <div className={styles.foot} data-bottom-bar>
          {previous ? (
            <Button variant="default" onClick={() => setStep(previous)}>
              {messages.back}
            </Button>
          ) : (
            <Button variant="default" component={Link} to={paths.editCard(card.slug)}>
              {messages.later}
            </Button>
          )}
          {next ? (
            <Button onClick={() => setStep(next)}>{isEmpty ? messages.skip : messages.next}</Button>
          ) : (
            <Button loading={publishing} onClick={() => void publish()}>
              {messages.publish}
            </Button>
          )}
        </div>
      </div>
    </EditorContext>
  );
}

/** Returns the step in the URL, and its setter: each step is an entry of the browser's history. */
function useStep(): [Step, (step: Step) => void] {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const requested = search.get('paso');
  const step = isOneOf(STEPS, requested) ? requested : 'foto';
  return [step, (next) => setSearch({ paso: next }, { state })];
}
