import { useState } from 'react';
import { Button } from '@mantine/core';
import { alternativeSlugs, type SlugRefusal } from 'shared-lib/domain';
import { AppError } from 'shared-lib/errors';
import { useAppDispatch, useUid } from 'shared-lib/store';
import { showErrorToast, showToast } from 'shared-lib/toast';
import { cardEndpoints } from '../../../card-data/card-endpoints';
import { SlugField } from '../../../slug-field/slug-field';
import { isUsable, slugOf } from '../../../slug-field/slug-field-state';
import { useSlugField } from '../../../slug-field/use-slug-field';
import { changeSlug } from '../change-slug';
import panels from '../components/panels.module.css';
import { useEditor } from '../editor-context';
import { settingsMessages as text } from '../messages';

/** The public address, and how to change it. */
export function SlugSection() {
  const { card } = useEditor();
  // A changed address starts the field anew.
  return <SlugForm key={card.slug} cardId={card.id} current={card.slug} />;
}

function SlugForm({ cardId, current }: { cardId: string; current: string }) {
  const uid = useUid();
  const dispatch = useAppDispatch();
  const [field, send] = useSlugField({ cardId, current });
  const [saving, setSaving] = useState(false);
  const wanted = slugOf(field);
  const changed = wanted !== '' && wanted !== current;

  const save = async () => {
    setSaving(true);
    try {
      const slug = await changeSlug(cardId, wanted);
      // The editor moves to the new address as soon as the live card has it, and finds the same card there.
      await dispatch(cardEndpoints.util.upsertQueryData('cardIdBySlug', { uid, slug }, cardId));
      showToast('success', text.slugChanged);
    } catch (error) {
      if (error instanceof AppError && error.code.startsWith('slug-')) {
        const problem = error.code as SlugRefusal;
        const suggestions = problem === 'slug-taken' ? alternativeSlugs(wanted).slice(0, 3) : [];
        send({ type: 'answered', slug: wanted, problem, suggestions });
      } else {
        showErrorToast(error);
      }
    } finally {
      setSaving(false);
    }
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (changed && isUsable(field)) void save();
      }}
    >
      <SlugField state={field} onEvent={send} />
      {changed && <p className={panels.help}>{text.slugWarning}</p>}
      <Button
        type="submit"
        variant="default"
        loading={saving}
        disabled={!changed || !isUsable(field)}
        className={panels.sectionAction}
      >
        {text.changeSlug}
      </Button>
    </form>
  );
}
