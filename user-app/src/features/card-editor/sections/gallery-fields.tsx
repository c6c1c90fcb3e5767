import { ActionIcon, Button, Loader, TextInput, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { SECTION_LIMITS, type SectionPicture } from 'shared-lib/model';
import { showUndoToast } from 'shared-lib/toast';
import { ACCEPTED_PICTURES } from '../../../photo/photo-picker';
import { usePhotoUrls } from '../../../photo/use-photo-url';
import { FileButton } from '../../../ui/inputs/file-button';
import { problemText, useEditor } from '../editor-context';
import styles from './gallery-fields.module.css';
import { sectionMessages as text } from './messages';
import type { SectionFieldsProps } from './section-fields';
import items from './section-item.module.css';
import { useGalleryUpload } from './use-gallery-upload';

/** Renders the pictures of a gallery: several are added at once, each has its description and its place. */
export function GalleryFields({ section, onChange }: SectionFieldsProps) {
  const { problems } = useEditor();
  const helpId = useId();
  const [announcement, setAnnouncement] = useState('');
  const { pictures = [] } = section;
  const urlOf = usePhotoUrls(pictures.map(({ path }) => path));
  const upload = useGalleryUpload(pictures.length);
  const problem = upload.problem ?? problemText(problems, 'sections.gallery.pictures');

  const change = (place: number, changes: Partial<SectionPicture>) =>
    onChange({ pictures: pictures.map((one, at) => (at === place ? { ...one, ...changes } : one)) });
  const remove = (place: number) => {
    onChange({ pictures: pictures.toSpliced(place, 1) });
    showUndoToast(text.pictureRemoved, () => onChange({ pictures }));
  };
  const move = (from: number, to: number) => {
    onChange({ pictures: pictures.toSpliced(from, 1).toSpliced(to, 0, ...pictures.slice(from, from + 1)) });
    setAnnouncement(text.pictureMoved(to + 1, pictures.length));
  };

  return (
    <div className={items.group} data-field="sections.gallery.pictures" tabIndex={-1}>
      <ul className={styles.pictures}>
        {pictures.map((picture, place) => {
          const url = urlOf(picture.path);
          const controls = [
            {
              label: text.moveEarlier(place + 1),
              icon: <IconArrowLeft size={18} aria-hidden />,
              off: place === 0,
              act: () => move(place, place - 1),
            },
            {
              label: text.moveLater(place + 1),
              icon: <IconArrowRight size={18} aria-hidden />,
              off: place === pictures.length - 1,
              act: () => move(place, place + 1),
            },
            {
              label: text.removePicture(place + 1),
              icon: <IconX size={18} aria-hidden />,
              off: false,
              act: () => remove(place),
            },
          ];
          return (
            // The same picture may occur twice.
            <li key={`${place}-${picture.path}`} className={styles.picture}>
              <span className={styles.frame}>
                {url ? (
                  <img src={url} alt={picture.alt || text.pictureNumber(place + 1)} />
                ) : (
                  <Loader size={18} aria-hidden />
                )}
              </span>
              <TextInput
                label={`${text.pictureNumber(place + 1)}: ${text.pictureAlt.toLowerCase()}`}
                value={picture.alt}
                placeholder={text.pictureAltExample}
                maxLength={SECTION_LIMITS.alt}
                autoComplete="off"
                className={styles.words}
                onChange={({ currentTarget: { value } }) => change(place, { alt: value })}
              />
              <div className={styles.controls}>
                {controls.map(({ label, icon, off, act }) => (
                  <Tooltip key={label} label={label}>
                    <ActionIcon
                      variant="subtle"
                      color="dark"
                      size={44}
                      aria-label={label}
                      disabled={off}
                      onClick={act}
                    >
                      {icon}
                    </ActionIcon>
                  </Tooltip>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.status}>
        {upload.progress ? (
          <>
            <Loader size={14} aria-hidden />{' '}
            {text.uploadingPictures(upload.progress.done, upload.progress.all)}
          </>
        ) : (
          announcement
        )}
      </p>
      {problem && (
        <p role="alert" className={items.problem}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        {pictures.length < SECTION_LIMITS.pictures && (
          <FileButton
            multiple
            accept={ACCEPTED_PICTURES}
            describedBy={helpId}
            disabled={upload.progress !== null}
            onFiles={(files) => void upload.add(files)}
          >
            {text.addPictures}
          </FileButton>
        )}
        {upload.retry && (
          <Button variant="light" onClick={upload.retry}>
            {text.tryPicturesAgain}
          </Button>
        )}
        <span id={helpId} className={styles.help}>
          {text.picturesHelp(pictures.length, SECTION_LIMITS.pictures)}
        </span>
      </div>
    </div>
  );
}
