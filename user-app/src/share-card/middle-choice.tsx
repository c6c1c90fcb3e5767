import { useEffect, useId, useRef, useState } from 'react';
import { Button, FileButton, SegmentedControl } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import type { CardPhoto } from 'shared-lib/domain';
import { usePhotoUrl } from '../photo/use-photo-url';
import { messages } from './messages';
import styles from './share-dialog.module.css';
import { smallPicture } from './small-picture';

/** Largest file of a logo, in bytes. */
const LOGO_MAX_BYTES = 5 * 1024 * 1024;

type Middle = 'nothing' | 'photo' | 'ownLogo' | 'logo';

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

  useEffect(() => {
    if (!storedUrl) return undefined;
    let stale = false;
    smallPicture(storedUrl).then(
      (picture) => !stale && onChange(picture),
      () => !stale && setProblem(messages.logoProblem),
    );
    return () => {
      stale = true;
    };
  }, [storedUrl, onChange]);

  const choose = async (file: File | null) => {
    if (!file) return;
    // The same file can be chosen again.
    reset.current?.();
    setProblem(file.size > LOGO_MAX_BYTES ? messages.logoTooBig : null);
    if (file.size > LOGO_MAX_BYTES) return;
    const url = URL.createObjectURL(file);
    try {
      onChange(await smallPicture(url));
    } catch {
      setProblem(messages.logoProblem);
    } finally {
      URL.revokeObjectURL(url);
    }
  };

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
        data={[
          { value: 'nothing', label: messages.nothing },
          ...(photo ? [{ value: 'photo', label: messages.photo }] : []),
          ...(logo ? [{ value: 'ownLogo', label: messages.ownLogo }] : []),
          { value: 'logo', label: logo ? messages.otherLogo : messages.logo },
        ]}
        onChange={(value) => {
          setMiddle(value as Middle);
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
