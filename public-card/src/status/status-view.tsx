import type { ReactNode } from 'react';
import { Icon, UI_ICON_PATHS } from 'shared-lib/ui/card-view';
import { absenceMessages } from '../messages';

/** Reason for which a visitor sees no card. */
export type CardAbsence = 'paused' | 'deleted' | 'taken-down' | 'unknown' | 'failure';

const ICONS: Record<CardAbsence, string> = {
  paused: UI_ICON_PATHS.pause,
  deleted: UI_ICON_PATHS.unknown,
  'taken-down': UI_ICON_PATHS.unknown,
  unknown: UI_ICON_PATHS.unknown,
  failure: UI_ICON_PATHS.offline,
};

/** Renders the page in place of a card: what happened and where to go, in the card's own theme. */
export function StatusView({
  absence,
  homeHref,
  action,
}: {
  absence: CardAbsence;
  homeHref: string;
  action?: ReactNode;
}) {
  const { title, text } = absenceMessages[absence];
  return (
    <div className="tj-card" data-scheme="auto">
      <article className="tj-sheet tj-status">
        <span className="tj-status-icon">
          <Icon path={ICONS[absence]} />
        </span>
        <h1 className="tj-name">{title}</h1>
        <p className="tj-role">{text}</p>
        <div className="tj-actions">
          {action}
          <a className="tj-button" href={homeHref}>
            {absenceMessages.goHome}
          </a>
        </div>
      </article>
    </div>
  );
}
