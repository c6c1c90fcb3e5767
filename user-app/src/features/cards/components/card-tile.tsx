import { useState } from 'react';
import { photoUrlPath, readableTextOn, type Card } from 'shared-lib/model';
import { resolveEndpoints } from 'shared-lib/config';
import { usePhotoUrl } from '../../../photo/use-photo-url';
import styles from './card-tile.module.css';

/**
 * Returns the address of the card's photo: the public one where visitors see it, otherwise that of the owner's file.
 */
function useTilePhoto(card: Card, isDeleted: boolean): string | null {
  const { photo } = card.profile;
  const isShown = !isDeleted && card.status === 'published' && card.publishedRevision === card.revision;
  const own = usePhotoUrl(isShown ? null : photo);
  if (!photo || !isShown) return own;
  return resolveEndpoints().origins.publicCard + photoUrlPath(card.slug, photo.path);
}

/** Renders a card in miniature: its photo, or initials on its accent. */
export function CardTile({ card, isDeleted = false }: { card: Card; isDeleted?: boolean }) {
  const [broken, setBroken] = useState<string | null>(null);
  const { name } = card.profile;
  const { accent } = card.theme;
  const photoUrl = useTilePhoto(card, isDeleted);

  if (photoUrl && broken !== photoUrl) {
    return (
      <img
        className={styles.tile}
        src={photoUrl}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        onError={() => setBroken(photoUrl)}
      />
    );
  }
  const initials = (name || card.name)
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('es') ?? '')
    .join('');
  return (
    <span
      className={styles.tile}
      aria-hidden="true"
      style={{ background: accent, color: readableTextOn(accent) }}
    >
      {initials}
    </span>
  );
}
