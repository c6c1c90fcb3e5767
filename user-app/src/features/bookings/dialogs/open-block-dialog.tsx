import { Button } from '@mantine/core';
import type { TimeBlock } from 'shared-lib/model/booking';
import { Notice } from 'shared-lib/ui/notice';
import { OpenDialog } from 'shared-lib/ui/open-dialog';
import { dayInWords, timeInWords, zoneInWords } from '../../../booking-data/booking-times';
import { useUnblockTimeMutation } from '../booking-writes';
import { describeRefusal } from '../../../booking-data/describe-refusal';
import { messages } from '../messages';
import styles from './dialogs.module.css';

const words = messages.blocking;

interface OpenBlockDialogProps {
  block: TimeBlock;
  zone: string;
  onClose: () => void;
}

/** Shows blocked time, with a button to unblock it. */
export function OpenBlockDialog({ block, zone, onClose }: OpenBlockDialogProps) {
  const [unblock, { isLoading, error }] = useUnblockTimeMutation();
  const problem = describeRefusal(error);
  const moment = (instant: number) => `${dayInWords(instant, zone)}, ${timeInWords(instant, zone)}`;
  const remove = async () => {
    const answer = await unblock({ blockId: block.id });
    if (!answer.error) onClose();
  };
  return (
    <OpenDialog onClose={onClose} title={block.title || messages.noName}>
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
          <Button color="red" variant="light" loading={isLoading} onClick={() => void remove()}>
            {words.remove}
          </Button>
        </div>
      </div>
    </OpenDialog>
  );
}
