import { Button } from '@mantine/core';
import { useUid } from 'shared-lib/store';
import { useSetCardPausedMutation } from '../../../card-data/card-writes';
import panels from '../components/panels.module.css';
import { useEditor } from '../editor-context';
import { settingsMessages as text } from '../messages';

/** Renders the button that pauses the card. */
export function PauseSection() {
  const { card } = useEditor();
  const uid = useUid();
  const [setPaused, { isLoading }] = useSetCardPausedMutation();
  const paused = card.status === 'paused';

  return (
    <>
      <h2 className={panels.sectionTitle}>{paused ? text.resumeTitle : text.pauseTitle}</h2>
      <p className={panels.help}>
        {card.status === 'draft' ? text.pauseDraft : paused ? text.resumeText : text.pauseText}
      </p>
      {card.status !== 'draft' && (
        <Button
          variant="default"
          loading={isLoading}
          onClick={() => void setPaused({ uid, card, paused: !paused })}
          className={panels.sectionAction}
        >
          {paused ? text.resume : text.pause}
        </Button>
      )}
    </>
  );
}
