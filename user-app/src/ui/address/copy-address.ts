import { showToast } from 'shared-lib/toast';
import { uiMessages } from '../messages';

/** Copies an address and confirms it. */
export async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast('success', uiMessages.copied, { id: 'copied' });
  } catch {
    showToast('warning', uiMessages.copyFailed, { id: 'copied' });
  }
}
