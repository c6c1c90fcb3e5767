import type { CardViewCard } from 'shared-lib/ui/card-view';

/**
 * Renders the contact data, address and code that replace the buttons of a printed card. The code is only loaded for
 * printing.
 */
export function PrintedContact({
  card: { slug, profile, sections = [] },
  canonicalUrl,
}: {
  card: CardViewCard;
  canonicalUrl: string;
}) {
  const place = sections.find(({ id }) => id === 'place')?.text ?? '';
  const lines = [profile.phone, profile.email, place, canonicalUrl.replace(/^https?:\/\//, '')].filter(
    Boolean,
  );
  return (
    <div className="tj-print">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <img src={`/c/${slug}/qr.svg`} alt="" loading="lazy" />
    </div>
  );
}
