import { useState } from 'react';
import { Button } from '@mantine/core';
import { useNavigate } from 'shared-lib/router';
import { showErrorToast } from 'shared-lib/toast';
import { deleteCard } from '../../../card-data/delete-card';
import { paths } from '../../../paths';
import panels from '../components/panels.module.css';
import { useEditor } from '../editor-context';
import { settingsMessages as text } from '../messages';

/** Takes the card down; the toast offers to bring it back. */
export function DeleteSection() {
  const { card } = useEditor();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  const remove = () => {
    setBusy(true);
    deleteCard(card).then(
      () => navigate(paths.cards),
      (error: unknown) => {
        setBusy(false);
        showErrorToast(error);
      },
    );
  };

  return (
    <>
      <h2 className={panels.sectionTitle}>{text.deleteTitle}</h2>
      <p className={panels.help}>{text.deleteText}</p>
      <Button variant="light" color="red" loading={busy} onClick={remove} className={panels.sectionAction}>
        {text.remove}
      </Button>
    </>
  );
}
