import { useEffect, useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { AccountExportState } from 'shared-lib/data';
import { useUid } from 'shared-lib/store';
import {
  useAccountExportQuery,
  useDownloadExportMutation,
  useExportAccountMutation,
} from '../account-writes';
import { messages } from './messages';

/** Returns true once an instant has passed, without waiting for the server to say so. */
function useIsPast(instant: number | null): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (instant === null) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, instant - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [instant]);
  return instant !== null && instant <= now;
}

/** Returns the sentence about an export, `null` when there is nothing to say. */
function sentenceOf(state: AccountExportState | null | undefined, isPast: boolean): string | null {
  if (!state) return null;
  if (state.status === 'running') return messages.exportRunning(state.done);
  if (state.status === 'failed') return messages.exportFailed;
  if (state.status === 'expired' || isPast) return messages.exportExpired;
  return messages.exportReady(new Date(state.expiresAt ?? 0));
}

/**
 * Requests a file with everything that the account owns, shows the progress, and offers the file once it is ready. A person who stays on
 * the page needn't press again: the file is downloaded when it is ready.
 */
export function ExportAccount() {
  const { data: state } = useAccountExportQuery(useUid());
  const [begin, { isLoading }] = useExportAccountMutation();
  const [download, { isLoading: isOpening }] = useDownloadExportMutation();
  const isPast = useIsPast(state?.expiresAt ?? null);
  const sentence = sentenceOf(state, isPast);
  const isRunning = state?.status === 'running' && !isLoading;
  const path = state?.status === 'ready' && !isPast ? state.path : '';
  const [awaited, setAwaited] = useState<{ before: string } | null>(null);
  const ask = async () => {
    const { data: status } = await begin();
    if (status === 'running') setAwaited({ before: path });
  };
  useEffect(() => {
    if (!awaited || path === '' || path === awaited.before) return;
    void download(path).then(() => setAwaited(null));
  }, [awaited, path, download]);
  return (
    <Stack gap="sm" align="flex-start">
      <Group gap="sm">
        <Button variant="default" loading={isLoading} disabled={isRunning} onClick={() => void ask()}>
          {messages.exportButton}
        </Button>
        {path !== '' && (
          <Button variant="subtle" loading={isOpening} onClick={() => void download(path)}>
            {messages.exportOpen}
          </Button>
        )}
      </Group>
      <div role="status">{sentence && <Text size="sm">{sentence}</Text>}</div>
    </Stack>
  );
}
