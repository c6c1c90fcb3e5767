import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconCopy, IconLink } from '@tabler/icons-react';
import type { Service } from 'shared-lib/domain/booking';
import { useUid } from 'shared-lib/store';
import { Modal } from 'shared-lib/ui/layers';
import { useCardsQuery } from '../../../card-data/card-endpoints';
import { copyAddress } from '../../../ui/copy-address';
import { messages } from '../messages';
import { serviceLinks } from '../service-links';
import { IconAction } from './icon-action';
import styles from './service-list.module.css';

/** Copies the address of a service; when several cards offer it, asks for one. */
export function CopyServiceLink({ service }: { service: Service }) {
  const { data: cards = [] } = useCardsQuery(useUid());
  const [asking, setAsking] = useState(false);
  const links = serviceLinks(service, cards);
  const [first, ...others] = links;
  const copy = () => {
    if (others.length > 0) setAsking(true);
    else if (first) void copyAddress(first.url);
  };
  return (
    <>
      <IconAction label={first ? messages.copyLink : messages.noPublicLink} inert={!first} onClick={copy}>
        <IconLink size={20} stroke={1.75} aria-hidden />
      </IconAction>
      <Modal opened={asking} onClose={() => setAsking(false)} title={messages.copyLinkOf(service.name)}>
        <p className={styles.linksText}>{messages.copyLinkText}</p>
        <ul className={styles.links}>
          {links.map(({ cardId, card, url }) => (
            <li key={cardId}>
              <Button
                variant="default"
                fullWidth
                leftSection={<IconCopy size={18} aria-hidden />}
                onClick={() => {
                  setAsking(false);
                  void copyAddress(url);
                }}
              >
                {card}
              </Button>
            </li>
          ))}
        </ul>
      </Modal>
    </>
  );
}
