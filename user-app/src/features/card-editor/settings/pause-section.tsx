import { useState } from 'react';
import { Button } from '@mantine/core';
import { showErrorToast } from 'shared-lib/toast';
import { setCardPaused } from '../../../card-data/set-card-paused';
import panels from '../components/panels.module.css';
import { useEditor } from '../editor-context';
import { settingsMessages as text } from '../messages';

/** Hides the card from visitors for a while. */
export function PauseSection() {
  const { card } = useEditor();
  const [busy, setBusy] = useState(false);
  const paused = card.status === 'paused';

  const toggle = () => {
    setBusy(true);
    setCardPaused(card, !paused)
      .catch(showErrorToast)
      .finally(() => setBusy(false));
  };

  return (
    <>
      <h2 className={panels.sectionTitle}>{paused ? text.resumeTitle : text.pauseTitle}</h2>
      <p className={panels.help}>
        {card.status === 'draft' ? text.pauseDraft : paused ? text.resumeText : text.pauseText}
      </p>
      {card.status !== 'draft' && (
        <Button variant="default" loading={busy} onClick={toggle} className={panels.sectionAction}>
          {paused ? text.resume : text.pause}
        </Button>
      )}
    </>
  );
}
