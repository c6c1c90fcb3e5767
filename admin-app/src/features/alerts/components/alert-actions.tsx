import { useState } from 'react';
import { Button, Menu } from '@mantine/core';
import { IconBell, IconBellOff, IconCheck, IconRotate } from '@tabler/icons-react';
import type { AlertAction, AlertRecord } from 'shared-lib/model';
import { useOnline } from 'shared-lib/ui/offline-notice';
import { isMuted } from '../../../admin-data/alert-state';
import { useActOnAlertsMutation } from '../alert-writes';
import { usePressedPart } from 'shared-lib/ui/pressed-part';
import { messages } from '../messages';
import entries from '../../../ui/lists/entries.module.css';

type Action = Exclude<AlertAction, 'see'>;

const DAYS = [1, 7, 30] as const;

const loadMuteDialog = () => import('./mute-dialog').then(({ MuteDialog }) => MuteDialog);

interface AlertActionsProps {
  /** Alerts about one problem, the latest first; an action is on all of them. */
  alerts: readonly [AlertRecord, ...AlertRecord[]];
  now: number;
  /** Called once the server has a change. */
  onDone: () => void;
}

/** Renders the actions on a problem. */
export function AlertActions({ alerts, now, onDone }: AlertActionsProps) {
  const [alert] = alerts;
  const { title, kind } = alert;
  const [MuteDialog, pressMuteDialog] = usePressedPart(loadMuteDialog);
  const [isChoosing, setChoosing] = useState(false);
  const [send, { isLoading, originalArgs }] = useActOnAlertsMutation();
  const running = isLoading ? originalArgs?.action : undefined;
  const online = useOnline();
  const act = async (action: Action, days?: number) => {
    // Silence is for the kind, however many alerts there are of it.
    const acted = action === 'mute' || action === 'unmute' ? [alert] : alerts;
    const alertIds = acted.map(({ id }) => id);
    const { error } = await send({ alertIds, action, ...(days !== undefined && { days }) });
    if (!error) onDone();
  };
  const stateOf = (action: Action) => ({
    variant: 'default' as const,
    disabled: !online || (isLoading && running !== action),
    loading: running === action,
  });
  return (
    <div className={entries.buttons}>
      {alert.acknowledgedAt === null ? (
        <Button
          {...stateOf('acknowledge')}
          leftSection={<IconCheck size={18} aria-hidden />}
          aria-label={messages.acknowledgeOf(title)}
          onClick={() => void act('acknowledge')}
        >
          {messages.acknowledge}
        </Button>
      ) : (
        <Button
          {...stateOf('reopen')}
          leftSection={<IconRotate size={18} aria-hidden />}
          aria-label={messages.reopenOf(title)}
          onClick={() => void act('reopen')}
        >
          {messages.reopen}
        </Button>
      )}
      {isMuted(alert, now) && (
        <Button
          {...stateOf('unmute')}
          leftSection={<IconBell size={18} aria-hidden />}
          aria-label={messages.unmuteOf(title)}
          onClick={() => void act('unmute')}
        >
          {messages.unmute}
        </Button>
      )}
      {!isMuted(alert, now) && (
        <Menu>
          <Menu.Target>
            <Button
              {...stateOf('mute')}
              leftSection={<IconBellOff size={18} aria-hidden />}
              aria-label={messages.muteOf(title)}
            >
              {messages.mute}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>{messages.muteHelp}</Menu.Label>
            {kind !== undefined &&
              DAYS.map((days) => (
                <Menu.Item key={days} onClick={() => void act('mute', days)}>
                  {messages.muteFor[days]}
                </Menu.Item>
              ))}
            <Menu.Item
              onClick={() => {
                setChoosing(true);
                pressMuteDialog();
              }}
            >
              {messages.muteAlikeMore}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {MuteDialog && isChoosing && <MuteDialog alert={alert} onClose={() => setChoosing(false)} />}
    </div>
  );
}
