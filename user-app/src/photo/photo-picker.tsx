import { useEffect, useId, useState, type DragEvent } from 'react';
import { Button, Loader } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { describeError, ValidationError } from 'shared-lib/errors';
import { useWrite } from 'shared-lib/store';
import { CropDialog } from './crop-dialog';
import { photoMessages as text } from './messages';
import { openPicture, type OpenedPicture } from './open-picture';
import styles from './photo-picker.module.css';
import { loadPicture, PHOTO, renderPhoto, type CropArea, type PictureForm } from './render-photo';
import { usePhotoUrl } from './use-photo-url';

/** Types of files that can be chosen as a picture. */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** A picture that is ready to be stored. */
export interface PickedPicture {
  bytes: Blob;
  form: PictureForm;
}

/** Types of files that can be chosen as a logo: an SVG too, of which only pixels are stored. */
export const ACCEPTED_LOGOS = `${ACCEPTED_PICTURES},image/svg+xml`;

interface PhotoPickerProps {
  /** Label of the field. */
  label: string;
  photo: { path: string } | null | undefined;
  /** Form of the stored picture; a person's photo, shown round, unless given. */
  form?: PictureForm;
  /** Returns the form of a picture that is taken whole, without cropping; in place of `form`. */
  wholeForm?: (size: { width: number; height: number }) => PictureForm;
  /** Types of files that can be chosen. */
  accept?: string;
  /** Words for the present picture. */
  alt?: string;
  /** Uploads the picture and stores its path; throws when it fails. */
  onPick: (picture: PickedPicture) => Promise<void>;
  onRemove: () => void;
  /** Problem of the present photo. */
  problem?: string;
  /** Name by which the field is focused to solve a problem. */
  name: string;
}

/** Renders the field of a picture: choose or drop one, crop it, and upload it small. */
export function PhotoPicker({
  label,
  photo,
  form = PHOTO,
  wholeForm,
  accept = ACCEPTED_PICTURES,
  alt = text.photoAlt,
  onPick,
  onRemove,
  problem,
  name,
}: PhotoPickerProps) {
  const isRound = form === PHOTO && !wholeForm;
  const inputId = useId();
  const helpId = useId();
  const photoUrl = usePhotoUrl(photo);
  const [picture, setPicture] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Cropped photo that could not be uploaded. */
  const [unsent, setUnsent] = useState<PickedPicture | null>(null);
  const [dragging, setDragging] = useState(false);

  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture]);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setFailure(null);
    setUnsent(null);
    setBusy(text.preparing);
    try {
      const opened = await openPicture(file);
      if (wholeForm) await takeWhole(opened, wholeForm);
      else setPicture(opened.url);
    } catch (error) {
      setFailure(describeError(error).message);
    } finally {
      setBusy(null);
    }
  };

  const [upload] = useWrite(onPick, {
    fails: 'screen',
    // A refused picture has a message of its own.
    failed: (error) => (error instanceof ValidationError ? null : text.uploadFailed),
  });
  const send = async (picked: PickedPicture) => {
    setFailure(null);
    setBusy(text.uploading);
    const { error } = await upload(picked);
    setUnsent(error ? picked : null);
    setFailure(error?.message ?? null);
    setBusy(null);
  };

  const takeWhole = async (opened: OpenedPicture, formOf: NonNullable<typeof wholeForm>) => {
    try {
      const { naturalWidth: width, naturalHeight: height } = opened.picture;
      const own = formOf({ width, height });
      const bytes = await renderPhoto(opened.picture, { x: 0, y: 0, width, height }, own);
      await send({ bytes, form: own });
    } finally {
      URL.revokeObjectURL(opened.url);
    }
  };

  const crop = async (area: CropArea) => {
    if (!picture) return;
    setBusy(text.preparing);
    try {
      const bytes = await renderPhoto(await loadPicture(picture), area, form);
      setPicture(null);
      await send({ bytes, form });
    } catch (error) {
      setPicture(null);
      setFailure(describeError(error).message);
      setBusy(null);
    }
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    void choose(event.dataTransfer.files[0]);
  };

  const error = failure ?? problem;
  return (
    <div
      className={styles.field}
      data-dragging={dragging || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
    >
      <span
        className={styles.frame}
        data-wide={!isRound || undefined}
        data-whole={wholeForm ? true : undefined}
      >
        {photoUrl ? (
          <img src={photoUrl} alt={alt} width={96} height={96} />
        ) : (
          <IconPhoto size={32} stroke={1.25} aria-hidden />
        )}
      </span>
      <div className={styles.words}>
        <label htmlFor={inputId} className={styles.label}>
          {label}
        </label>
        <div className={styles.buttons}>
          <span className={styles.choose}>
            <input
              id={inputId}
              type="file"
              accept={accept}
              className={styles.input}
              data-field={name}
              aria-describedby={helpId}
              aria-invalid={error ? true : undefined}
              disabled={busy !== null}
              onChange={(event) => {
                void choose(event.currentTarget.files?.[0]);
                // The same file can be chosen again.
                event.currentTarget.value = '';
              }}
            />
            <span className={styles.button} aria-hidden="true">
              {photo ? text.changePhoto : text.choosePhoto}
            </span>
          </span>
          {unsent && (
            <Button variant="light" onClick={() => void send(unsent)}>
              {text.uploadAgain}
            </Button>
          )}
          {photo && !busy && (
            <Button variant="subtle" color="dark" px={12} onClick={onRemove}>
              {text.removePhoto}
            </Button>
          )}
        </div>
        <p id={helpId} className={error ? styles.error : styles.help} role={error ? 'alert' : undefined}>
          {error ??
            (busy ? null : (
              <>
                <span className={styles.drop}>{text.dropPhoto} </span>
                {text.photoFormats}
              </>
            ))}
          {busy && (
            <span role="status" className={styles.busy}>
              <Loader size={14} aria-hidden /> {busy}
            </span>
          )}
        </p>
      </div>
      {picture && (
        <CropDialog
          picture={picture}
          aspect={form.width / form.height}
          isRound={isRound}
          busy={busy !== null}
          onCrop={(area) => void crop(area)}
          onCancel={() => setPicture(null)}
        />
      )}
    </div>
  );
}
