import { resolveEndpoints } from 'shared-lib/config';
import { photoUrlPath, roleLine, type PublishedCard } from 'shared-lib/model';

/** Facts of a card that passes show; texts are empty where the card has none. */
export interface PassFacts {
  cardId: string;
  name: string;
  role: string;
  phone: string;
  email: string;
  /** The card's address, as shown and as in the code of a pass. */
  address: string;
  scanned: string;
  /** `#RRGGBB`. */
  color: string;
  /** Address of a JPEG of the card's link. */
  picture: string;
}

/** Returns the facts of a published card; the code has the mark of scanned ones. */
export function passFacts({ cardId, slug, profile, theme, preview }: PublishedCard): PassFacts {
  const { publicCard } = resolveEndpoints().origins;
  const address = `${publicCard}/c/${slug}`;
  return {
    cardId,
    name: profile.name,
    role: roleLine(profile),
    phone: profile.phone,
    email: profile.email,
    address,
    scanned: `${address}?s=qr`,
    color: theme.accent,
    picture: preview?.path.endsWith('.jpg') ? publicCard + photoUrlPath(slug, preview.path) : '',
  };
}
