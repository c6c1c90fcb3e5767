import { hydrateRoot } from 'react-dom/client';
import { CardTools } from './card-tools';
import { PAGE_DATA_ID, PAGE_ROOT_ID, type PageData } from './page-data';
import { registerWorker } from './register-worker';

/** Brings the server's markup to life; resolves once its controls answer. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById(PAGE_ROOT_ID);
  const tools = root?.querySelector('.tj-tools');
  const data = document.getElementById(PAGE_DATA_ID);
  if (!root || !tools || !data) return;
  const page = JSON.parse(data.textContent) as PageData;
  // The drawing of a whole card is for those that change while they are looked at.
  const whole = page.live && (await import(/* webpackChunkName: "card-page" */ './card-page'));
  await new Promise<void>((resolve) => {
    if (whole && page.live) hydrateRoot(root, <whole.CardPage {...page.live} onReady={resolve} />);
    else hydrateRoot(tools, <CardTools {...page.tools} onReady={resolve} />);
  });
  // A browser that refuses storage refuses workers too; the card doesn't need one.
  void registerWorker().catch(() => undefined);
}
