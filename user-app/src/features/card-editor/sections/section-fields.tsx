import { Textarea, TextInput } from '@mantine/core';
import { SECTION_LIMITS, type CardSection } from 'shared-lib/model';
import { problemText, useEditor } from '../editor-context';
import rows from '../links/link-item.module.css';
import { GalleryFields } from './gallery-fields';
import { HoursFields } from './hours-fields';
import { sectionMessages as text, sectionWords } from './messages';
import { QuoteFields } from './quote-fields';
import { ShownServices } from './shown-services';
import { VideoFields } from './video-fields';

/** Props of the fields of one section. */
export interface SectionFieldsProps {
  section: CardSection;
  onChange: (changes: Partial<CardSection>) => void;
}

const EXAMPLES: Partial<Record<CardSection['id'], string>> = {
  about: text.aboutExample,
  place: text.placeExample,
  hours: text.noteExample,
  services: text.noteExample,
  gallery: text.pictureNoteExample,
};

/** Renders the fields of an open section below its row. */
export function SectionFields({ section, onChange }: SectionFieldsProps) {
  const { problems, reveal } = useEditor();
  const { id, title } = section;
  const path = (field: keyof CardSection) => `sections.${id}.${field}`;
  return (
    <div className={rows.body}>
      <TextInput
        label={text.heading}
        value={title}
        placeholder={sectionWords[id].label}
        maxLength={SECTION_LIMITS.title}
        data-field={path('title')}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => onChange({ title: value })}
      />
      {id === 'services' && <ShownServices />}
      {id === 'gallery' && <GalleryFields section={section} onChange={onChange} />}
      {id === 'video' && <VideoFields section={section} onChange={onChange} />}
      {id === 'hours' && <HoursFields section={section} onChange={onChange} />}
      {id === 'reviews' ? (
        <QuoteFields section={section} onChange={onChange} />
      ) : (
        <Textarea
          label={sectionWords[id].text}
          value={section.text}
          placeholder={EXAMPLES[id]}
          error={problemText(problems, path('text'))}
          data-field={path('text')}
          autosize
          minRows={id === 'about' ? 4 : 2}
          maxRows={14}
          onChange={({ currentTarget: { value } }) => onChange({ text: value })}
          onBlur={() => reveal(path('text'))}
        />
      )}
    </div>
  );
}
