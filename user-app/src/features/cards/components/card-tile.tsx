import { useState } from 'react';
import { photoUrlPath, readableTextOn, type Card } from 'shared-lib/domain';
import { resolveEndpoints } from 'shared-lib/config';
import styles from './card-tile.module.css';

/** A card in miniature: its photo where visitors have it, otherwise initials on its own accent. */
export function CardTile({ card }: { card: Card }) {
  const [broken, setBroken] = useState<string | null>(null);
  const { photo, name } = card.profile;
  const { accent } = card.theme;

  if (photo && card.publishedRevision !== null && broken !== photo.path) {
    return (
      <img
        className={styles.tile}
        src={resolveEndpoints().origins.publicCard + photoUrlPath(card.slug, photo.path)}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        onError={() => setBroken(photo.path)}
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
