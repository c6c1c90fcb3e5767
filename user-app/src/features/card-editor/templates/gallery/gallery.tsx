import { useMemo, useState } from 'react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLayout2, IconSearch } from '@tabler/icons-react';
import { instanceAt, isOneOf, type TemplateIndexEntry, type TemplatePlace } from 'shared-lib/model';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { Modal } from 'shared-lib/ui/layers';
import { useTemplateIndexQuery } from '../../../../card-data/template-endpoints';
import { useEditor } from '../../editor-context';
import { categoriesOf, chooseTemplates, GALLERY_SORTS, type GallerySort } from './choose-templates';
import { GalleryItem } from './gallery-item';
import { linkToolMessages } from '../../links/messages';
import { messages } from '../messages';
import { galleryName } from '../places';
import { loadPreview } from './preview-parts';
import { sampleCard } from './sample-card';
import type { CardTemplates } from '../use-card-templates';
import { usePutTemplate } from '../use-put-template';
import styles from './gallery.module.css';

const text = messages.gallery;

/** Templates of one page. */
const PAGE = 24;

interface GalleryProps {
  /** False closes it; it stays mounted, so that the focus returns to where it was. */
  opened: boolean;
  place: TemplatePlace;
  templates: CardTemplates;
  onClose: () => void;
  onApplied: () => void;
}

/** Renders the templates for a place, each as it would look on this very card. */
export function Gallery({ opened, place, templates, onClose, onApplied }: GalleryProps) {
  const { draft } = useEditor();
  const isPhone = useMediaQuery('(max-width: 40em)');
  const name = galleryName(place);
  const link = draft.links.find(({ id }) => id === name);
  const title =
    name === 'perfil' || name === 'enlaces' ? text[name] : text.link(link?.title || linkToolMessages.noTitle);
  return (
    <Modal opened={opened} onClose={onClose} title={title} fullScreen={isPhone} size={1000} centered={false}>
      <OfflineNotice />
      <Choices place={place} templates={templates} onApplied={onApplied} onClose={onClose} />
    </Modal>
  );
}

function Choices({ place, templates, onApplied, onClose }: Omit<GalleryProps, 'opened'>) {
  const { card, draft } = useEditor();
  const { data: index, error: unread, refetch } = useTemplateIndexQuery();
  const section = place.targetSection;
  const [words, setWords] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  const [sort, setSort] = useState<GallerySort>('used');
  const [shown, setShown] = useState(PAGE);
  const [applying, setApplying] = useState<string | null>(null);
  const on = useMemo(
    () => sampleCard(card.slug, draft, place.targetItemId),
    [card.slug, draft, place.targetItemId],
  );
  const current = instanceAt(templates.instances ?? [], place);

  const [put, { isLoading }] = usePutTemplate(place, current, templates);
  const apply = async (entry: TemplateIndexEntry) => {
    const { id: templateId, name } = entry;
    setApplying(templateId);
    const done = messages.applied(name);
    const { error } = await put({ templateId, name, loadCode: () => loadPreview(entry), done });
    if (error) return;
    onApplied();
    onClose();
  };

  if (!index && unread) return <LoadError message={unread.message ?? ''} onRetry={() => void refetch()} />;
  if (!index) {
    return (
      <SkeletonRegion label={messages.loading}>
        <div className={styles.grid}>
          {Array.from({ length: 6 }, (_, place) => (
            <SkeletonBlock key={place} height={300} radius={12} />
          ))}
        </div>
      </SkeletonRegion>
    );
  }
  if (!index.some(({ targetSection }) => targetSection === section)) {
    return (
      <EmptyState icon={<IconLayout2 size={28} stroke={1.5} />} title={text.emptyTitle}>
        {text.emptyText}
      </EmptyState>
    );
  }

  const found = chooseTemplates(index, { words, section, category, sort });
  const filter = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value);
      setShown(PAGE);
    };
  };
  return (
    <>
      <div className={styles.controls}>
        <TextInput
          className={styles.search}
          type="search"
          label={text.search}
          placeholder={text.searchHint}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={words}
          data-autofocus
          onChange={({ currentTarget }) => filter(setWords)(currentTarget.value)}
        />
        <NativeSelect
          label={text.sort}
          data={GALLERY_SORTS.map((value) => ({ value, label: text.sorts[value] }))}
          value={sort}
          onChange={({ currentTarget: { value } }) => isOneOf(GALLERY_SORTS, value) && filter(setSort)(value)}
        />
      </div>
      <Categories
        names={categoriesOf(index, section)}
        chosen={category}
        onChoose={filter<string | null>(setCategory)}
      />
      <p role="status" className={styles.count}>
        {text.count(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={<IconSearch size={28} stroke={1.5} />}
          title={text.noneTitle}
          action={
            <Button
              variant="light"
              onClick={() => {
                setWords('');
                setCategory(null);
              }}
            >
              {text.clear}
            </Button>
          }
        >
          {text.noneText}
        </EmptyState>
      ) : (
        <ul className={styles.grid}>
          {found.slice(0, shown).map((entry) => (
            <GalleryItem
              key={entry.id}
              entry={entry}
              card={on}
              place={place}
              tools={templates.tools}
              isCurrent={current?.templateId === entry.id}
              busy={isLoading && applying === entry.id}
              disabled={isLoading}
              onApply={() => void apply(entry)}
            />
          ))}
        </ul>
      )}
      {found.length > shown && (
        <Button variant="default" className={styles.more} onClick={() => setShown(shown + PAGE)}>
          {text.more}
        </Button>
      )}
    </>
  );
}

interface CategoriesProps {
  names: readonly string[];
  /** Chosen category; `null` for all. */
  chosen: string | null;
  onChoose: (name: string | null) => void;
}

function Categories({ names, chosen, onChoose }: CategoriesProps) {
  if (names.length < 2) return null;
  return (
    <div role="group" aria-label={text.categories} className={styles.chips}>
      {[null, ...names].map((name) => (
        <Button
          key={name ?? ''}
          variant={chosen === name ? 'light' : 'default'}
          size="sm"
          radius="xl"
          aria-pressed={chosen === name}
          onClick={() => onChoose(name)}
        >
          {name ?? text.all}
        </Button>
      ))}
    </div>
  );
}
