import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@mantine/core';
import { loadBookingData, type ListedCard } from 'shared-lib/data';
import { MAX_QUESTIONS } from 'shared-lib/documents';
import type { Service } from 'shared-lib/model/booking';
import { useStoredDraft } from 'shared-lib/draft';
import { useUid } from 'shared-lib/store';
import { OverlapNotice } from '../../../booking-data/overlap-notice';
import { formMessages as text } from '../messages';
import { changesOf, contentOf, findProblems, type ServiceForm as Form } from '../service-form';
import { nextPlace } from '../service-order';
import { FIELD_NAMES, fieldTools } from './field-tools';
import { FormGroup } from './form-group';
import { HowFields } from './how-fields';
import { QuestionsEditor } from './questions-editor';
import styles from './service-form.module.css';
import { WhatFields } from './what-fields';
import { WhenFields } from './when-fields';
import { WhereFields } from './where-fields';

interface ServiceFormProps {
  draftKey: string;
  /** `null` for a new service. */
  service: Service | null;
  stored: Form;
  services: readonly Service[];
  cards: readonly ListedCard[];
  onClose: () => void;
}

/** Renders the form of a service. Typed values survive failures. */
export function ServiceForm({ draftKey, service, stored, services, cards, onClose }: ServiceFormProps) {
  const uid = useUid();
  const storedDraft = useStoredDraft(draftKey, stored);
  const { draft, edit, dirty, saving, overlaps } = storedDraft;
  const [checked, setChecked] = useState<ReadonlySet<string> | 'all'>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  const newId = useRef<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const problems = findProblems(draft);
  const problem = (field: string) => (checked === 'all' || checked.has(field) ? problems[field] : undefined);
  const leave = (field: string) =>
    setChecked((before) => (before === 'all' ? before : new Set(before).add(field)));
  const set = (change: Partial<Form>) => edit((before) => ({ ...before, ...change }));

  const send = async (content: Form) => {
    const data = await loadBookingData();
    if (service) return data.updateService(service.id, changesOf(stored, content));
    // One id for every try: saving twice makes one service.
    newId.current ??= data.newServiceId();
    return data.createService(uid, newId.current, contentOf(content), { order: nextPlace(services) });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked('all');
    setFailure(null);
    const [first] = Object.keys(problems);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
      return;
    }
    const answer = await storedDraft.store(send, {
      fails: 'screen',
      done: () => (service ? text.saved : text.created),
    });
    if ('data' in answer) onClose();
    else setFailure(answer.error.message);
  };

  const tools = fieldTools({ draft, set, problem, leave });
  const wrong = checked === 'all' ? Object.keys(problems).length : 0;

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <div className={styles.fields}>
        <OverlapNotice
          fields={overlaps.map((name) => FIELD_NAMES[name])}
          onKeepOwn={storedDraft.keepOwn}
          onTakeStored={storedDraft.takeStored}
        />
        <WhatFields tools={tools} />
        <WhereFields tools={tools} />
        <WhenFields tools={tools} />
        <HowFields tools={tools} cards={cards} />
        <FormGroup title={text.questions} help={text.questionsText}>
          <QuestionsEditor
            questions={draft.questions}
            problem={problem}
            onLeave={leave}
            onChange={(change) => edit((before) => ({ ...before, questions: change(before.questions) }))}
            most={MAX_QUESTIONS}
          />
        </FormGroup>
      </div>
      <div className={styles.foot} data-bottom-bar>
        {(failure ?? (wrong > 0 ? text.check(wrong) : null)) && (
          <p role="alert" className={styles.error}>
            {failure ?? text.check(wrong)}
          </p>
        )}
        {dirty && (
          <Button variant="default" disabled={saving} onClick={storedDraft.discard}>
            {text.discard}
          </Button>
        )}
        <Button type="submit" loading={saving} disabled={service !== null && !dirty}>
          {service ? text.save : text.create}
        </Button>
      </div>
    </form>
  );
}
