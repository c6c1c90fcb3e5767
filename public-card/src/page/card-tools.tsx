import { useEffect, useRef } from 'react';
import { Icon, UI_ICON_PATHS } from 'shared-lib/ui/card-view';
import type { PageWords } from '../words/page-words';

/** Makes the tools inside an element work, and returns a function that undoes it. */
export type ConnectTools = (tools: HTMLElement) => () => void;

/**
 * Renders the tools of a card: its code, which is a link to the picture where no script runs, and sharing, which is
 * hidden there.
 *
 * @param props.connect - Makes them work; the server's page has a script of its own.
 */
export function CardTools({
  slug,
  words,
  connect,
}: {
  slug: string;
  words: PageWords['page'];
  connect?: ConnectTools | undefined;
}) {
  const first = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const tools = first.current?.parentElement;
    return tools ? connect?.(tools) : undefined;
  }, [connect]);
  return (
    <>
      <a
        ref={first}
        className="tj-tool"
        href={`/c/${slug}/qr.svg`}
        aria-label={words.qr}
        title={words.qr}
        data-tool="qr"
      >
        <Icon path={UI_ICON_PATHS.qr} />
      </a>
      <button
        type="button"
        className="tj-tool tj-script"
        aria-label={words.share}
        title={words.share}
        data-tool="share"
      >
        <Icon path={UI_ICON_PATHS.share} />
      </button>
    </>
  );
}
