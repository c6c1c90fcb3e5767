import type { ReactNode } from 'react';
import { Icon, UI_ICON_PATHS } from 'shared-lib/ui/card-view';
import { absenceMessages } from '../messages';

/** Reason for which a visitor sees no card. */
export type CardAbsence = 'paused' | 'deleted' | 'taken-down' | 'unknown' | 'unknown-page' | 'failure';

const ICONS: Record<CardAbsence, string> = {
  paused: UI_ICON_PATHS.pause,
  deleted: UI_ICON_PATHS.unknown,
  'taken-down': UI_ICON_PATHS.unknown,
  unknown: UI_ICON_PATHS.unknown,
  'unknown-page': UI_ICON_PATHS.unknown,
  failure: UI_ICON_PATHS.offline,
};

/** Renders the page in place of a card: what happened and where to go, in the card's own theme. */
export function StatusView({
  absence,
  words = absenceMessages,
  homeHref,
  action,
}: {
  absence: CardAbsence;
  words?: typeof absenceMessages;
  homeHref: string;
  action?: ReactNode;
}) {
  const { title, text } = words[absence];
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
            {words.goHome}
          </a>
        </div>
      </article>
    </div>
  );
}
