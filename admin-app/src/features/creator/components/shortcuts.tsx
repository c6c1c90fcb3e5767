import { ActionIcon, Popover } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { IconKeyboard } from '@tabler/icons-react';
import { messages } from '../messages';
import styles from './creator.module.css';

const { shortcuts } = messages;

/** Returns the modifier key of the shortcuts: ⌘ on a Mac. */
function useModifier(): { shown: string; aria: string } {
  const os = useOs({ getValueInEffect: false });
  return os === 'macos' || os === 'ios'
    ? { shown: '⌘', aria: 'Meta' }
    : { shown: shortcuts.control, aria: 'Control' };
}

/** Returns the buttons' shortcuts for assistive technology. */
export function useAriaShortcuts(): { save: string; publish: string } {
  const { aria } = useModifier();
  return { save: `${aria}+S`, publish: `${aria}+Enter` };
}

/** Renders the list of the creator's shortcuts. */
export function Shortcuts() {
  const { shown } = useModifier();
  const all: [string, string[]][] = [
    [messages.save, [shown, 'S']],
    [messages.publish, [shown, shortcuts.enter]],
    [shortcuts.undo, [shown, 'Z']],
    [shortcuts.find, [shown, 'F']],
    [shortcuts.complete, [shortcuts.control, shortcuts.space]],
    [shortcuts.leave, [shortcuts.escape, shortcuts.tab]],
  ];
  return (
    <Popover position="bottom-end" width={300} withArrow shadow="md" trapFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="dark" size={40} aria-label={shortcuts.title}>
          <IconKeyboard size={22} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={shortcuts.title} tabIndex={-1} data-autofocus>
        <strong>{shortcuts.title}</strong>
        <dl className={styles.shortcuts}>
          {all.map(([what, keys]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <p>{shortcuts.formats}</p>
      </Popover.Dropdown>
    </Popover>
  );
}
