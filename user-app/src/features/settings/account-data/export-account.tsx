import { useState } from 'react';
import { Button } from '@mantine/core';
import { callFunction } from 'shared-lib/data';
import { saveFile } from 'shared-lib/save-file';
import { showErrorToast, showToast } from 'shared-lib/toast';
import { messages } from './messages';

/** Everything that the account owns, as a file. */
export function ExportAccount() {
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const data = await callFunction('exportAccount', {});
      const name = `tarjetero-${data.exportedAt.slice(0, 10)}.json`;
      saveFile(name, 'application/json', JSON.stringify(data, null, 2));
      showToast('success', messages.exportDone);
    } catch (error) {
      showErrorToast(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button variant="default" loading={busy} onClick={() => void download()}>
      {messages.exportButton}
    </Button>
  );
}
