import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyAddress } from './copy-address';
import { uiMessages } from '../messages';

interface CopyButtonProps {
  address: string;
  /** True for the one action that a place is about. */
  primary?: boolean;
}

/** Renders a button that copies an address. */
export function CopyButton({ address, primary = false }: CopyButtonProps) {
  return (
    <Button
      variant={primary ? 'filled' : 'default'}
      leftSection={<IconCopy size={18} aria-hidden />}
      onClick={() => void copyAddress(address)}
    >
      {uiMessages.copy}
    </Button>
  );
}
