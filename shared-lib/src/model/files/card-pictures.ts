import type { CardPhoto } from './card-photo';
import type { CardContent } from '../card/card-schema';
import type { CardSection, SectionPicture } from '../sections/card-section';

/** Part of a card, edited or published, that has pictures. */
interface Pictured extends Pick<CardContent, 'profile' | 'theme'> {
  sections?: readonly Pick<CardSection, 'pictures'>[];
}

/**
 * Returns a card with each of its own pictures replaced; a picture that becomes `null` is removed. The card may be a
 * draft that no schema has seen: what isn't a section or a picture stays as it is.
 */
export function mapPictures<Part extends Pictured>(
  card: Part,
  change: <Photo extends CardPhoto>(photo: Photo) => Photo | null,
): Part {
  const { profile, theme, sections } = card;
  const photo = profile.photo && change(profile.photo);
  const cover = theme.cover && change(theme.cover);
  const logo = theme.logo && change(theme.logo);
  const changeSection = (section: Pick<CardSection, 'pictures'> | null) =>
    Array.isArray(section?.pictures)
      ? {
          ...section,
          pictures: section.pictures.flatMap((picture: SectionPicture) =>
            typeof picture?.path === 'string' ? (change(picture) ?? []) : [picture],
          ),
        }
      : section;
  return {
    ...card,
    profile: { ...profile, photo },
    theme: { ...theme, ...(theme.cover && { cover }), ...(theme.logo && { logo }) },
    ...(Array.isArray(sections) && { sections: sections.map(changeSection) }),
  };
}

/** Lists a card's own pictures: the photo, the cover, the logo, those of its sections. */
export function picturesOf(card: Pictured): CardPhoto[] {
  const found: CardPhoto[] = [];
  mapPictures(card, (photo) => {
    found.push(photo);
    return photo;
  });
  return found;
}
