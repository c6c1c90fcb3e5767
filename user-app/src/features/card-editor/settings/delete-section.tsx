import { useState } from 'react';
import { Button } from '@mantine/core';
import { useNavigate } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { useDeleteCardMutation } from '../../../card-data/card-writes';
import { DeleteCardDialog } from '../../../card-data/delete-card-dialog';
import { paths } from '../../../paths';
import panels from '../components/panels.module.css';
import { useEditor } from '../editor-context';
import { settingsMessages as text } from '../messages';

/**
 * Renders the button that deletes the card, with a confirmation for a card that visitors know; a toast offers to
 * restore it.
 */
export function DeleteSection() {
  const { card } = useEditor();
  const navigate = useNavigate();
  const uid = useUid();
  const [deleteCard, { isLoading, isSuccess }] = useDeleteCardMutation();
  // Once it is deleted the screen is about to change.
  const busy = isLoading || isSuccess;
  const [asking, setAsking] = useState(false);

  const remove = async () => {
    const { error } = await deleteCard({ uid, card });
    if (error) setAsking(false);
    else navigate(paths.cards);
  };

  return (
    <>
      <h2 className={panels.sectionTitle}>{text.deleteTitle}</h2>
      <p className={panels.help}>{text.deleteText}</p>
      <Button
        variant="light"
        color="red"
        loading={busy}
        onClick={() => (card.status === 'draft' ? void remove() : setAsking(true))}
        className={panels.sectionAction}
      >
        {text.remove}
      </Button>
      <DeleteCardDialog
        card={asking ? card : null}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
