import { Button } from '@mantine/core';
import { IconIdOff } from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import { paths } from '../../../paths';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { PageHeading } from 'shared-lib/ui/page-heading';
import { messages } from '../messages';

/** Renders the screen of an address that none of the owner's cards has. */
export function CardNotFound() {
  return (
    <>
      <PageHeading title={messages.notFoundTitle} />
      <EmptyState
        icon={<IconIdOff size={28} stroke={1.5} />}
        title={messages.notFoundHeading}
        action={
          <Button component={Link} to={paths.cards}>
            {messages.toCards}
          </Button>
        }
      >
        {messages.notFoundText}
      </EmptyState>
    </>
  );
}
