import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'shared-lib/router';
import { hasAddress, type CardLink, type TemplatePlace } from 'shared-lib/model';
import { LoadError } from 'shared-lib/ui/load-error';
import { SectionCard, SectionStack } from 'shared-lib/ui/section-card';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import 'shared-lib/ui/component-sheets.css';
import { useTemplateIndexQuery } from '../../../card-data/template-endpoints';
import { useEditor } from '../editor-context';
import { Gallery } from './gallery/gallery';
import { linkToolMessages } from '../links/messages';
import { messages } from './messages';
import { PlaceTemplate } from './place-template';
import { galleryName, placeOf } from './places';
import { useFormerInstances } from './use-former-instances';
import type { CardTemplates } from './use-card-templates';
import styles from './template-panel.module.css';

/** Renders Plantilla: the templates of the profile, the links, and single links of the card. */
export default function TemplatePanel({ templates }: { templates: CardTemplates }) {
  const { card, draft } = useEditor();
  const { data: index = [] } = useTemplateIndexQuery();
  const former = useFormerInstances(card, templates.instances);
  const [gallery, openGallery, closeGallery] = useGallery();
  /** Place of the open gallery; stays the same while the gallery closes. */
  const [choosing, setChoosing] = useState('perfil');
  if (gallery !== null && gallery !== choosing) setChoosing(gallery);
  /** Place whose fields are open. */
  const [filling, setFilling] = useState<string | null>('');

  if (templates.error) return <LoadError message={templates.error} onRetry={templates.reload} />;
  if (!templates.instances) {
    return (
      <SkeletonRegion label={messages.loading}>
        <SkeletonBlock height={420} radius={12} />
      </SkeletonRegion>
    );
  }

  /** A heading or a text leads nowhere, so that no template renders it; one that has a template keeps its row. */
  const isDrawn = ({ id, kind }: CardLink) =>
    hasAddress(kind) || templates.instances?.some(({ targetItemId }) => targetItemId === id);
  const at = (place: TemplatePlace, name: string, none: string, compact = false) => {
    const key = galleryName(place);
    return (
      <PlaceTemplate
        key={key}
        place={place}
        name={name}
        none={none}
        compact={compact}
        templates={templates}
        index={index}
        former={former}
        filling={filling === key}
        onFill={(open) => setFilling(open ? key : null)}
        onChoose={() => openGallery(key)}
      />
    );
  };
  return (
    <>
      <p className={styles.decides}>{messages.decides}</p>
      <SectionStack>
        <SectionCard title={messages.profileTitle} text={messages.profileText}>
          {at(placeOf(card.id, 'perfil'), messages.profileTitle, messages.ownLook)}
        </SectionCard>
        <SectionCard title={messages.linksTitle} text={messages.linksText}>
          {at(placeOf(card.id, 'enlaces'), messages.linksTitle, messages.ownLook)}
        </SectionCard>
        <SectionCard
          title={messages.eachTitle}
          text={draft.links.some(isDrawn) ? messages.eachText : messages.eachNone}
        >
          <ul className={styles.links}>
            {draft.links.filter(isDrawn).map(({ id, title }) => (
              <li key={id}>
                {at(placeOf(card.id, id), title || linkToolMessages.noTitle, messages.generalLook, true)}
              </li>
            ))}
          </ul>
        </SectionCard>
      </SectionStack>
      <Gallery
        opened={gallery !== null}
        place={placeOf(card.id, choosing)}
        templates={templates}
        onClose={closeGallery}
        onApplied={() => setFilling(choosing)}
      />
    </>
  );
}

/** Returns the place that the gallery is open for, from the address, so that the back button closes it. */
function useGallery(): [string | null, (name: string) => void, () => void] {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const open = (name: string) =>
    setSearch(
      (before) => {
        before.set('galeria', name);
        return before;
      },
      { state: { fromEditor: true }, preventScrollReset: true },
    );
  const close = () => {
    // Opened from an address, there is nothing of ours to go back to.
    if (state?.fromEditor) navigate(-1);
    else {
      setSearch(
        (before) => {
          before.delete('galeria');
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    }
  };
  return [search.get('galeria'), open, close];
}
