import { useEffect, useRef, useState } from 'react';
import { Button, Modal, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'shared-lib/router';
import { newCardId } from 'shared-lib/data';
import { alternativeSlugs, CARD_LIMITS, type SlugRefusal } from 'shared-lib/domain';
import { AppError, describeError, fieldMessage } from 'shared-lib/errors';
import { useAppDispatch, useUid } from 'shared-lib/store';
import { cardEndpoints } from '../../../card-data/card-endpoints';
import { paths } from '../../../paths';
import { SlugField } from '../../../slug-field/slug-field';
import { isUsable, slugOf } from '../../../slug-field/slug-field-state';
import { useSlugField } from '../../../slug-field/use-slug-field';
import { createCard } from '../create-card';
import { messages } from '../messages';
import styles from './create-card-dialog.module.css';

/** Asks for the two things that a card can't be without. */
export function CreateCardDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={messages.createTitle}>
      <CreateCardForm onCancel={onClose} />
    </Modal>
  );
}

function CreateCardForm({ onCancel }: { onCancel: () => void }) {
  const uid = useUid();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  // One id for every try of this form: sending it twice still makes one card.
  const [cardId] = useState(newCardId);
  const [slug, sendSlug] = useSlugField();
  const [slugMissing, setSlugMissing] = useState(false);
  const slugInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (slugMissing) slugInput.current?.focus();
  }, [slugMissing]);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({ defaultValues: { name: '' } });

  const submit = handleSubmit(async ({ name }) => {
    if (!isUsable(slug)) {
      setSlugMissing(true);
      return;
    }
    try {
      const claimed = await createCard({ id: cardId, name, slug: slugOf(slug) });
      await dispatch(cardEndpoints.util.upsertQueryData('cardIdBySlug', { uid, slug: claimed }, cardId));
      navigate(paths.editCard(claimed));
    } catch (error) {
      if (error instanceof AppError && error.code.startsWith('slug-')) {
        const refused = slugOf(slug);
        const problem = error.code as SlugRefusal;
        const suggestions = problem === 'slug-taken' ? alternativeSlugs(refused).slice(0, 3) : [];
        sendSlug({ type: 'answered', slug: refused, problem, suggestions });
      } else {
        setError('root', { message: describeError(error).message });
      }
    }
  });

  const name = register('name', {
    validate: (value) =>
      value.trim() === ''
        ? fieldMessage('required', messages.cardName)
        : value.trim().length <= CARD_LIMITS.cardName ||
          fieldMessage(`too-long:${CARD_LIMITS.cardName}`, messages.cardName),
    onChange: (event: { target: { value: string } }) =>
      sendSlug({ type: 'name-typed', name: event.target.value }),
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <TextInput
        {...name}
        label={messages.cardName}
        description={messages.cardNameHelp}
        error={errors.name?.message}
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
        error={
          slugMissing && slug.verdict.kind === 'empty' ? fieldMessage('slug-too-short', 'Enlace') : undefined
        }
      />
      {errors.root && (
        <p role="alert" className={styles.error}>
          {errors.root.message}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button type="submit" loading={isSubmitting}>
          {messages.create}
        </Button>
      </div>
    </form>
  );
}
