import { Button } from '@mantine/core';
import { IconCalendarEvent, IconCreditCard, IconListDetails } from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import { paths } from '../../paths';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { PageHeading } from 'shared-lib/ui/page-heading';
import { messages } from './messages';

const ICONS = { bookings: IconCalendarEvent, payments: IconCreditCard, services: IconListDetails };

/** A section that this account has nothing in: what it holds, and where to go meanwhile. */
export default function EmptySection({ section }: { section: keyof typeof messages.sections }) {
  const { title, heading, text } = messages.sections[section];
  const Icon = ICONS[section];
  return (
    <>
      <PageHeading key={section} title={title} />
      <EmptyState
        icon={<Icon size={28} stroke={1.5} />}
        title={heading}
        action={
          <Button component={Link} to={paths.cards} variant="light">
            {messages.toCards}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </>
  );
}
