import { Button } from '@mantine/core';
import { failureOf, useAppDispatch, useUid } from 'shared-lib/store';
import { cardEndpoints } from '../../../card-data/card-endpoints';
import { SlugField } from '../../../slug-field/slug-field';
import { isUsable, refusalEvent, slugOf } from '../../../slug-field/slug-field-state';
import { useSlugField } from '../../../slug-field/use-slug-field';
import { useChangeSlugMutation } from '../editor-writes';
import panels from '../components/panels.module.css';
import { useEditor } from '../editor-context';
import { settingsMessages as text } from '../messages';

/** Renders the public address, with a form to change it. */
export function SlugSection() {
  const { card } = useEditor();
  // A changed address resets the field.
  return <SlugForm key={card.slug} cardId={card.id} current={card.slug} />;
}

function SlugForm({ cardId, current }: { cardId: string; current: string }) {
  const uid = useUid();
  const dispatch = useAppDispatch();
  const [field, send] = useSlugField({ cardId, current });
  const [changeSlug, { isLoading }] = useChangeSlugMutation();
  const wanted = slugOf(field);
  const changed = wanted !== '' && wanted !== current;

  const save = async () => {
    const { data, error } = await changeSlug({ cardId, slug: wanted });
    // The editor moves to the new address as soon as the live card has it, and finds the same card there.
    if (data)
      await dispatch(cardEndpoints.util.upsertQueryData('cardIdBySlug', { uid, slug: data.slug }, cardId));
    const refusal = refusalEvent(wanted, failureOf(error)?.reason);
    if (refusal) send(refusal);
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
        loading={isLoading}
        disabled={!changed || !isUsable(field)}
        className={panels.sectionAction}
      >
        {text.changeSlug}
      </Button>
    </form>
  );
}
