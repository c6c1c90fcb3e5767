import { Button } from '@mantine/core';
import { useExportAccountMutation } from '../account-writes';
import { messages } from './messages';

/** Downloads everything that the account owns as a file. */
export function ExportAccount() {
  const [download, { isLoading }] = useExportAccountMutation();
  return (
    <Button variant="default" loading={isLoading} onClick={() => void download()}>
      {messages.exportButton}
    </Button>
  );
}
