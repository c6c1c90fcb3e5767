import { useMemo } from 'react';
import { PROFILE_MARKUP, type PublishedCard, type TemplateSection } from 'shared-lib/model';
import type { TemplateDrawing } from 'shared-lib/templates';
import { RemoteCard } from 'shared-lib/ui/remote-card';
import { Device } from '../../template-preview/device';
import type { PreviewChoice } from '../../template-preview/use-preview-choice';
import { VersionFigure } from '../../template-preview/version-figure';
import { messages } from './messages';

/** Height of the imitated devices, in pixels. */
const HEIGHT = 760;

/** Returns a published card with a template's drawing in the place of its own parts. */
function withDrawing(
  card: PublishedCard,
  section: TemplateSection,
  { css, parts }: Pick<TemplateDrawing, 'css' | 'parts'>,
): PublishedCard {
  const { styles, profile, links } = card.templates ?? { styles: [], profile: null, links: {} };
  const drawn = (key: string) => ({ html: parts[key] ?? '', style: styles.length });
  const isProfile = section === 'profile';
  return {
    ...card,
    templates: {
      styles: [...styles, css],
      profile: isProfile && parts[PROFILE_MARKUP] !== undefined ? drawn(PROFILE_MARKUP) : profile,
      links: isProfile
        ? links
        : { ...links, ...Object.fromEntries(Object.keys(parts).map((id) => [id, drawn(id)])) },
    },
  };
}

interface WholeCardProps {
  card: PublishedCard;
  section: TemplateSection;
  /** Drawing of the template with this card; `null` before there is one. */
  drawing: TemplateDrawing | null;
  choice: PreviewChoice;
}

/** Renders the whole page of a published card as visitors would see it with a template, on an imitated device. */
export function WholeCard({
  card,
  section,
  drawing,
  choice: { width, scheme, isActualSize },
}: WholeCardProps) {
  const shown = useMemo(() => {
    const themed = { ...card, theme: { ...card.theme, scheme } };
    return drawing ? withDrawing(themed, section, drawing) : themed;
  }, [card, section, drawing, scheme]);
  return (
    <VersionFigure caption={messages.wholeCard}>
      <Device label={messages.wholeCard} width={width} height={HEIGHT} isActualSize={isActualSize}>
        <RemoteCard card={shown} title={messages.wholeCard} />
      </Device>
    </VersionFigure>
  );
}
