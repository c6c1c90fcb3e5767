import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import { paths } from '../../paths';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { PageHeading } from 'shared-lib/ui/page-heading';
import { messages } from './messages';

/** Shown for an address of the account's area that is no screen. */
export default function NotFoundPage() {
  return (
    <>
      <PageHeading title={messages.title} />
      <EmptyState
        icon={<IconMapOff size={28} stroke={1.5} />}
        title={messages.title}
        action={
          <Button component={Link} to={paths.home} variant="light">
            {messages.home}
          </Button>
        }
      >
        {messages.text}
      </EmptyState>
    </>
  );
}
