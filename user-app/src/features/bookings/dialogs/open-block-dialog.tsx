import { Button, Modal } from '@mantine/core';
import { callFunction } from 'shared-lib/data';
import type { TimeBlock } from 'shared-lib/domain/booking';
import { showToast } from 'shared-lib/toast';
import { Notice } from 'shared-lib/ui/notice';
import { dayInWords, timeInWords, zoneInWords } from '../../../booking-data/booking-times';
import { messages } from '../messages';
import { useAsked } from '../use-asked';
import styles from './dialogs.module.css';

const words = messages.blocking;

interface OpenBlockDialogProps {
  block: TimeBlock;
  zone: string;
  onClose: () => void;
}

/** Blocked time, and the way to give it back. */
export function OpenBlockDialog({ block, zone, onClose }: OpenBlockDialogProps) {
  const { pending, problem, ask } = useAsked();
  const moment = (instant: number) => `${dayInWords(instant, zone)}, ${timeInWords(instant, zone)}`;
  const remove = async () => {
    if (!(await ask('unblock', () => callFunction('unblockTime', { blockId: block.id })))) return;
    showToast('success', words.removed);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={block.title || messages.noName}>
      <div className={styles.form}>
        <p className={styles.text}>
          {words.from}: {moment(block.start)}
          <br />
          {words.to}: {moment(block.end)}
        </p>
        <p className={styles.soft}>{messages.time.zone(zoneInWords(zone))}</p>
        {problem && <Notice tone="error" title={problem} />}
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {words.close}
          </Button>
          <Button color="red" variant="light" loading={pending !== null} onClick={() => void remove()}>
            {words.remove}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
