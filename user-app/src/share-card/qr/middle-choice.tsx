import { useId, useRef, useState } from 'react';
import { Button, FileButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useAnswer } from 'shared-lib/answers';
import type { CardPhoto } from 'shared-lib/model';
import { describeError } from 'shared-lib/errors';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import { openPicture } from '../../photo/open-picture';
import { loadPicture } from '../../photo/render-photo';
import { usePhotoUrl } from '../../photo/use-photo-url';
import { messages } from '../messages';
import styles from '../share-dialog.module.css';
import { smallPicture } from './small-picture';

const MIDDLES = ['nothing', 'photo', 'ownLogo', 'logo'] as const;
type Middle = (typeof MIDDLES)[number];

/** Renders the choice of a picture for the middle of a code: the card's photo, its logo, or another that stays in this dialog and is stored nowhere. */
export function MiddleChoice({
  photo,
  logo,
  onChange,
}: {
  photo: CardPhoto | null;
  logo: CardPhoto | null;
  /** Gets the picture as a `data:` address, `null` for none. */
  onChange: (picture: string | null) => void;
}) {
  const [middle, setMiddle] = useState<Middle>('nothing');
  const [problem, setProblem] = useState<string | null>(null);
  const stored = { photo, ownLogo: logo, logo: null, nothing: null }[middle];
  const storedUrl = usePhotoUrl(stored);
  const id = useId();
  const reset = useRef<() => void>(null);

  useAnswer(storedUrl ? [storedUrl] : null, loadPicture, {
    onAnswer: (picture) => onChange(smallPicture(picture)),
    onError: () => setProblem(messages.logoProblem),
  });

  const choose = async (file: File | null) => {
    if (!file) return;
    // The same file can be chosen again.
    reset.current?.();
    setProblem(null);
    try {
      const { picture, url } = await openPicture(file);
      onChange(smallPicture(picture));
      URL.revokeObjectURL(url);
    } catch (error) {
      setProblem(describeError(error).message);
    }
  };

  const offered = MIDDLES.filter((one) => (one !== 'photo' || photo) && (one !== 'ownLogo' || logo));
  const labelOf = (one: Middle) => (one === 'logo' && logo ? messages.otherLogo : messages[one]);
  return (
    <div className={styles.choice}>
      <span className={styles.label} id={`${id}-label`}>
        {messages.middle}
      </span>
      <SegmentedControl
        aria-labelledby={`${id}-label`}
        value={middle}
        fullWidth
        size="md"
        data={offered.map((one) => ({ value: one, label: labelOf(one) }))}
        onChange={(value) => {
          setMiddle(value);
          setProblem(null);
          onChange(null);
        }}
      />
      {middle === 'logo' && (
        <FileButton
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          inputProps={{ 'aria-label': messages.chooseLogo }}
          onChange={(file) => void choose(file)}
          resetRef={reset}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconPhoto size={18} aria-hidden />}
              aria-describedby={problem ? `${id}-problem` : undefined}
            >
              {messages.chooseLogo}
            </Button>
          )}
        </FileButton>
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
