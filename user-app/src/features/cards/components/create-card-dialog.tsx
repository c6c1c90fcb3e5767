import { useEffect, useRef, useState, type RefObject } from 'react';
import { TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'shared-lib/router';
import { useAnswer } from 'shared-lib/answers';
import { newCardId } from 'shared-lib/data';
import { slugsOfPerson } from 'shared-lib/model';
import { fieldMessage } from 'shared-lib/errors';
import { failureOf, useAppDispatch, useAuth, useUid } from 'shared-lib/store';
import { Modal } from 'shared-lib/ui/layers';
import { cardEndpoints, useCardsQuery } from '../../../card-data/card-endpoints';
import { useCreateCardMutation } from '../../../card-data/create-card';
import { paths } from '../../../paths';
import { SlugField } from '../../../slug-field/slug-field';
import { findFreeSlug } from '../../../slug-field/find-free-slug';
import { isUsable, refusalEvent, slugOf, type SlugFieldEvent } from '../../../slug-field/slug-field-state';
import { useSlugField } from '../../../slug-field/use-slug-field';
import { DialogFooter } from '../../../ui/dialog-footer';
import { useLateResolver } from '../../../ui/use-late-resolver';
import { messages } from '../messages';
import styles from './create-card-dialog.module.css';

const loadCheck = async () => (await import('./create-card-check')).createCard;

/** Asks for the name and the address of a new card. */
export function CreateCardDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={messages.createTitle}>
      <CreateCardForm onCancel={onClose} />
    </Modal>
  );
}

/** Suggests a free address made of the person's name, unless somebody has typed or is about to. */
function useSuggestedSlug(
  uid: string,
  input: RefObject<HTMLInputElement | null>,
  send: (event: SlugFieldEvent) => void,
): void {
  const { user } = useAuth();
  const { data: cards } = useCardsQuery(uid);
  const { name, email } = user ?? {};
  const trade = cards && (cards.map(({ profile }) => profile.jobTitle).find(Boolean) ?? '');
  // The dialog may be open before either is known.
  useAnswer(
    name === undefined || trade === undefined ? null : [name, trade, email],
    (of, work, address) =>
      findFreeSlug(
        slugsOfPerson({ name: of, trade: work, ...(address !== undefined && { email: address }) }),
      ),
    {
      // Without an answer the owner types one.
      onAnswer: (slug) => {
        const isTyping = input.current !== null && document.activeElement === input.current;
        if (slug !== null && !isTyping) send({ type: 'suggested', slug });
      },
    },
  );
}

function CreateCardForm({ onCancel }: { onCancel: () => void }) {
  const uid = useUid();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [createCard] = useCreateCardMutation();
  // One id for every try of this form: sending it twice still makes one card.
  const [cardId] = useState(newCardId);
  const [slug, sendSlug] = useSlugField();
  const slugInput = useRef<HTMLInputElement>(null);
  useSuggestedSlug(uid, slugInput, sendSlug);
  const [slugMissing, setSlugMissing] = useState(false);
  useEffect(() => {
    if (slugMissing) slugInput.current?.focus();
  }, [slugMissing]);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({
    defaultValues: { name: '' },
    resolver: useLateResolver(loadCheck),
  });

  const submit = handleSubmit(async ({ name }) => {
    if (!isUsable(slug)) {
      setSlugMissing(true);
      return;
    }
    const requested = slugOf(slug);
    const { data, error } = await createCard({ cardId, name: name.trim(), slug: requested });
    if (data) {
      await dispatch(cardEndpoints.util.upsertQueryData('cardIdBySlug', { uid, slug: data.slug }, cardId));
      navigate(paths.editCard(data.slug));
      return;
    }
    const failure = failureOf(error);
    const refusal = refusalEvent(requested, failure?.reason);
    if (refusal) sendSlug(refusal);
    else setError('root', { message: failure?.message ?? '' });
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <TextInput
        {...register('name')}
        label={messages.cardName}
        description={messages.cardNameHelp}
        error={errors.name && fieldMessage(errors.name.message ?? '', messages.cardName)}
        data-autofocus
        autoComplete="off"
      />
      <SlugField
        inputRef={slugInput}
        state={slug}
        onEvent={(event) => {
          setSlugMissing(false);
          sendSlug(event);
        }}
        error={slugMissing && slug.verdict.kind === 'empty' ? fieldMessage('required', 'Enlace') : undefined}
      />
      <DialogFooter
        problem={errors.root?.message ?? null}
        isPending={isSubmitting}
        close={messages.cancel}
        submit={messages.create}
        onClose={onCancel}
      />
    </form>
  );
}
