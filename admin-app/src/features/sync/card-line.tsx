import type { ReactNode } from 'react';
import { Anchor } from '@mantine/core';
import { Link } from 'shared-lib/router';
import { publicCardUrl, userHref } from '../../paths';
import { messages } from './messages';

interface CardLineProps {
  /** Its public address; empty when it has none any more. */
  slug: string;
  /** Empty when the account isn't known. */
  ownerId: string;
  /** Words between the card and its owner. */
  children?: ReactNode;
}

/** Renders a line about one card of a roll-out, with the ways to the card and to its owner. */
export function CardLine({ slug, ownerId, children }: CardLineProps) {
  return (
    <li>
      {slug ? (
        <Anchor href={publicCardUrl(slug)} target="_blank" rel="noreferrer" underline="always">
          {slug}
        </Anchor>
      ) : (
        <strong>{messages.unnamedCard}</strong>
      )}{' '}
      {children}
      {ownerId && (
        <Anchor
          component={Link}
          to={userHref(ownerId)}
          underline="always"
          aria-label={messages.ownerOf(slug)}
        >
          {messages.owner}
        </Anchor>
      )}
    </li>
  );
}
