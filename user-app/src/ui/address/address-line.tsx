import { ActionIcon } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import styles from './address-line.module.css';
import { copyAddress } from './copy-address';
import { uiMessages } from '../messages';

/** Renders a public address, readable without its scheme, with a button that copies it whole. */
export function AddressLine({ address }: { address: string }) {
  return (
    <span className={styles.line}>
      <span className={styles.address} title={address}>
        {address.replace(/^https?:\/\//, '')}
      </span>
      <ActionIcon
        variant="subtle"
        size={32}
        className={styles.copy}
        aria-label={uiMessages.copy}
        // The library's tooltip brings what places popovers: a quarter of what Inicio has of its own.
        title={uiMessages.copy}
        onClick={() => void copyAddress(address)}
      >
        <IconCopy size={18} aria-hidden />
      </ActionIcon>
    </span>
  );
}
