import { restorePublication, type CardContent, type PublishedCard } from 'shared-lib/model';
import { CardPreview } from '../components/preview/card-preview';

/** Content without anything, over which a publication is laid whole. */
const blankBehind = ({ profile, theme }: PublishedCard): CardContent => ({
  name: '',
  profile,
  links: [],
  theme,
  noindex: false,
});

interface PublishedPreviewProps {
  published: PublishedCard;
  label: string;
  now: number;
}

/** Renders a publication as visitors saw it, without interaction. */
export function PublishedPreview({ published, label, now }: PublishedPreviewProps) {
  return (
    <CardPreview
      slug={published.slug}
      label={label}
      draft={restorePublication(blankBehind(published), published)}
      now={now}
      isBookable={published.bookingEnabled === true}
      services={published.services ?? []}
      templates={published.templates ?? null}
    />
  );
}
