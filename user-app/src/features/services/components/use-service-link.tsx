import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { Service } from 'shared-lib/model/booking';
import { useUid } from 'shared-lib/store';
import { Modal } from 'shared-lib/ui/layers';
import { useCardsQuery } from '../../../card-data/card-endpoints';
import { copyAddress } from '../../../ui/address/copy-address';
import { messages } from '../messages';
import { serviceLinks } from '../service-links';
import styles from './service-list.module.css';

/** The address of a service, as its menu offers it. */
interface OfferedLink {
  label: string;
  /** Copies the address, or asks for the card first; `null` when there is none. */
  copy: (() => void) | null;
  /** Asks for one of several cards. It is rendered outside of the menu, which closes. */
  question: ReactNode;
}

/** Copies the address of a service; when several cards offer it, asks for one. */
export function useServiceLink(service: Service): OfferedLink {
  const { data: cards = [] } = useCardsQuery(useUid());
  const [asking, setAsking] = useState(false);
  const links = serviceLinks(service, cards);
  const [first, ...others] = links;
  const copy = first && (() => (others.length > 0 ? setAsking(true) : void copyAddress(first.url)));
  return {
    label: first ? messages.copyLink : messages.noPublicLink,
    copy: copy ?? null,
    question: (
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
    ),
  };
}
