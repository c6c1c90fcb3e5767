import { Icon, LINK_ICON_PATHS } from 'shared-lib/ui/card-view';
import { bookMessages } from './book-messages';

/**
 * Leads to the booking page; on a page that is alive the script takes it over. The next free slot comes over the link, in
 * room that is there already.
 */
export function BookAction({ href }: { href: string }) {
  return (
    <div className="tj-book">
      <a className="tj-button" href={href} rel="nofollow" data-tool="book">
        <Icon path={LINK_ICON_PATHS.calendar} />
        {bookMessages.book}
      </a>
      <span className="tj-next" />
    </div>
  );
}
