import { useState } from 'react';
import { NativeSelect } from '@mantine/core';
import type { Card } from 'shared-lib/model';
import { useUid } from 'shared-lib/store';
import { SectionCard } from 'shared-lib/ui/section-card';
import { useCardsQuery } from '../../../card-data/card-endpoints';
import { publicAddress } from '../../../card-data/public-address';
import { GooglePanel } from '../../../share-card/google-panel';
import { messages as text } from './messages';

const isShown = ({ status, bookingEnabled }: Card) => status === 'published' && bookingEnabled === true;

/** Renders the guide to bookings from Google Maps, for the card that the owner chooses; nothing where no card can be booked. */
export function GoogleMaps() {
  const { data } = useCardsQuery(useUid());
  const [chosenId, setChosenId] = useState('');
  const cards = data?.filter(isShown) ?? [];
  const card = cards.find(({ id }) => id === chosenId) ?? cards[0];
  if (!card) return null;
  return (
    <SectionCard title={text.title} text={text.text}>
      {cards.length > 1 && (
        <NativeSelect
          label={text.card}
          value={card.id}
          onChange={(event) => setChosenId(event.currentTarget.value)}
          data={cards.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <GooglePanel address={`${publicAddress(card.slug)}?s=google`} isBookable />
    </SectionCard>
  );
}
