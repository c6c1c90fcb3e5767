import { Button } from '@mantine/core';
import { IconMapPin, IconPhone, IconVideo } from '@tabler/icons-react';
import type { Booking } from 'shared-lib/model/booking';
import { contactAction } from '../contact-action';
import { messages } from '../messages';

const ICONS = { call: IconPhone, video: IconVideo, map: IconMapPin };

/** Renders the one press that an appointment begins with; nothing where none is known. */
export function ContactButton({ booking }: { booking: Booking }) {
  const action = contactAction(booking);
  if (!action) return null;
  const Icon = ICONS[action.kind];
  return (
    <Button
      component="a"
      href={action.href}
      {...(action.kind !== 'call' && { target: '_blank', rel: 'noreferrer' })}
      mih={44}
      aria-label={action.kind === 'video' ? messages.joinCall : undefined}
      leftSection={<Icon size={18} aria-hidden />}
    >
      {messages.contact[action.kind]}
    </Button>
  );
}
