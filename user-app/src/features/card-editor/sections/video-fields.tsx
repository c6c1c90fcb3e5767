import { TextInput } from '@mantine/core';
import { uploadCardPhoto } from 'shared-lib/data';
import { parseVideo, type CardPhoto } from 'shared-lib/model';
import { useUid } from 'shared-lib/store';
import { PhotoPicker } from '../../../photo/photo-picker';
import { POSTER } from '../../../photo/render-photo';
import { rememberPhoto } from '../../../photo/use-photo-url';
import { problemText, useEditor } from '../editor-context';
import { sectionMessages as text } from './messages';
import type { SectionFieldsProps } from './section-fields';

/** Renders the fields of a video's address and of its poster. */
export function VideoFields({ section, onChange }: SectionFieldsProps) {
  const { card, problems, reveal } = useEditor();
  const uid = useUid();
  const { video = '', pictures = [] } = section;
  const found = parseVideo(video);
  const keep = (poster: CardPhoto | null) => onChange({ pictures: poster ? [{ ...poster, alt: '' }] : [] });

  return (
    <>
      <TextInput
        label={text.video}
        value={video}
        placeholder={text.videoExample}
        description={found && text.videoOn(found.platform)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={problemText(problems, 'sections.video.video')}
        data-field="sections.video.video"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => onChange({ video: value })}
        onBlur={() => reveal('sections.video.video')}
      />
      <PhotoPicker
        label={text.poster}
        name="sections.video.pictures"
        photo={pictures[0]}
        form={POSTER}
        alt={text.posterAlt}
        problem={problemText(problems, 'sections.video.pictures')}
        onPick={async ({ bytes }) => {
          const stored = await uploadCardPhoto(uid, card.id, bytes, POSTER);
          rememberPhoto(stored.path, bytes);
          keep(stored);
        }}
        onRemove={() => keep(null)}
      />
    </>
  );
}
