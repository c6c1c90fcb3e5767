import { useCallback, useState } from 'react';
import type { CardSection, SectionKind } from 'shared-lib/model';
import { SortableList } from '../../../ui/sortable/sortable-list';
import panels from '../components/panels.module.css';
import { useEditor } from '../editor-context';
import links from '../links/links-panel.module.css';
import { linkMessages } from '../messages';
import { allSections, changeSection, moveSection } from './edit-sections';
import { LeadFormItem } from './lead-form-item';
import { sectionMessages as text, sectionWords } from './messages';
import { SectionItem } from './section-item';
import styles from './section-item.module.css';

/** Renders Secciones: what a card shows below its links, in order. */
export function SectionsPanel() {
  const { draft, edit, problems } = useEditor();
  const sections = allSections(draft);
  const [open, setOpen] = useState<SectionKind | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const change = useCallback(
    (id: SectionKind, changes: Partial<CardSection>) => edit((before) => changeSection(before, id, changes)),
    [edit],
  );
  const toggle = (id: SectionKind, visible: boolean) => {
    change(id, { visible });
    if (visible) setOpen(id);
  };
  const move = (id: SectionKind, place: number) => {
    edit((before) => moveSection(before, id, place));
    setAnnouncement(linkMessages.moved(sectionWords[id].label, place + 1, sections.length));
  };

  return (
    <>
      <p className={`${panels.help} ${styles.help}`}>{text.help}</p>
      <SortableList
        ids={sections.map(({ id }) => id)}
        nameOf={(id) => sectionWords[id].label}
        label={text.list}
        className={links.list}
        words={linkMessages}
        onMove={(id, place) => edit((before) => moveSection(before, id, place))}
      >
        {sections.map((section, place) => (
          <SectionItem
            key={section.id}
            section={section}
            place={place}
            count={sections.length}
            open={open === section.id}
            hasProblem={[...problems.keys()].some((path) => path.startsWith(`sections.${section.id}.`))}
            onOpen={setOpen}
            onToggle={toggle}
            onChange={change}
            onMove={move}
          />
        ))}
      </SortableList>
      <LeadFormItem />
      <p role="status" className={links.announcement}>
        {announcement}
      </p>
    </>
  );
}
