import { Anchor, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { RemoteCard } from 'shared-lib/ui/remote-card';
import { publicCardUrl } from '../paths';
import { usePublishedCardQuery } from '../template-preview/published-card-endpoint';
import { Unloaded } from '../ui/unloaded';
import styles from './card-drawer.module.css';
import { messages } from './messages';

/** Renders a card as it was published, which can't be pressed, and the link to its page. */
export function ShownCard({ slug, title }: { slug: string; title: string }) {
  const query = usePublishedCardQuery(slug);
  const shown = query.data;
  if (shown === undefined) return <Unloaded query={query} />;
  if (shown === null) return <p>{messages.notShown}</p>;
  return (
    <>
      <p className={styles.help}>{messages.help}</p>
      <div className={styles.card}>
        <RemoteCard card={shown} title={title} />
      </div>
      <Anchor href={publicCardUrl(slug)} target="_blank" rel="noreferrer">
        {messages.open} <IconExternalLink size={14} aria-hidden />
        <VisuallyHidden>({messages.opensTab})</VisuallyHidden>
      </Anchor>
    </>
  );
}
