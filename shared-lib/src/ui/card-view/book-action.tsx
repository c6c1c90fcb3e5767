import { Icon } from './icons/icon';
import { LINK_ICON_PATHS } from './icons/link-icon-paths';
import { useCardWords } from './card-words';

/**
 * Renders the link to the booking page among a card's actions; needs `bookActionCss`. On a visitor's page with script
 * the script handles it, and shows the next free slot beside the word, which keeps its room.
 */
export function BookAction({ href }: { href: string }) {
  const word = useCardWords().book;
  return (
    <div className="tj-book">
      <a className="tj-button" href={href} rel="nofollow" data-tool="book">
        <Icon path={LINK_ICON_PATHS.calendar} />
        {word}
      </a>
      <span className="tj-next" data-word={word} />
    </div>
  );
}
