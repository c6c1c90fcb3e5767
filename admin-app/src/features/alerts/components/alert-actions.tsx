import { useState } from 'react';
import { Button, Menu } from '@mantine/core';
import { IconBell, IconBellOff, IconCheck, IconRotate } from '@tabler/icons-react';
import type { AlertAction, KeptAlert } from 'shared-lib/domain';
import { useOnline } from 'shared-lib/ui/offline-notice';
import { isMuted } from '../../../admin-data/alert-state';
import { useActOnAlertMutation } from '../alert-writes';
import { usePressedPart } from 'shared-lib/ui/pressed-part';
import { messages } from '../messages';
import entries from '../../../ui/entries.module.css';

type Action = Exclude<AlertAction, 'see'>;

const DAYS = [1, 7, 30] as const;

const loadMuteDialog = () => import('./mute-dialog').then(({ MuteDialog }) => MuteDialog);

/** Renders the actions on an alert. The list is live, so that a change shows once the server has it. */
export function AlertActions({ alert, now }: { alert: KeptAlert; now: number }) {
  const { id, title, kind } = alert;
  const [MuteDialog, pressMuteDialog] = usePressedPart(loadMuteDialog);
  const [isChoosing, setChoosing] = useState(false);
  const [send, { isLoading, originalArgs }] = useActOnAlertMutation();
  const running = isLoading ? originalArgs?.action : undefined;
  const online = useOnline();
  const act = (action: Action, days?: number) =>
    send({ alertId: id, action, ...(days !== undefined && { days }) });
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
