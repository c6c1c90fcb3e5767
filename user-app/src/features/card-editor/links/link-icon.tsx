import { Popover, Tooltip } from '@mantine/core';
import { iconOfKind, type CardLink } from 'shared-lib/model';
import {
  Icon,
  LINK_ICON_NAMES,
  LINK_ICON_PATHS,
  linkIcon,
  linkIconLabel,
  type LinkIconName,
} from 'shared-lib/ui/card-view';
import { linkMessages as text } from '../messages';
import styles from './link-icon.module.css';

/** Renders the icon of a link: the one that its kind or its address suggests, until another is chosen. */
export function LinkIcon({ link, onChange }: { link: CardLink; onChange: (icon: string) => void }) {
  const shown = linkIcon({ icon: iconOfKind(link), url: link.url });
  return (
    <Popover width={300} position="bottom-start" shadow="md" trapFocus withRoles={false}>
      <Popover.Target>
        <button
          type="button"
          className={styles.current}
          aria-label={text.changeIcon(linkIconLabel(shown))}
          aria-haspopup="dialog"
        >
          <Icon path={LINK_ICON_PATHS[shown]} />
        </button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={text.iconTitle}>
        <button
          type="button"
          className={styles.auto}
          aria-pressed={link.icon === ''}
          onClick={() => onChange('')}
        >
          {text.iconAuto}
        </button>
        <div className={styles.icons}>
          {LINK_ICON_NAMES.map((name: LinkIconName) => (
            <Tooltip key={name} label={linkIconLabel(name)}>
              <button
                type="button"
                className={styles.icon}
                aria-label={linkIconLabel(name)}
                aria-pressed={link.icon === name}
                onClick={() => onChange(name)}
              >
                <Icon path={LINK_ICON_PATHS[name]} />
              </button>
            </Tooltip>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
