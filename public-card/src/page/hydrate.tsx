import { hydrateRoot } from 'react-dom/client';
import { CardPage } from './card-page';
import { PAGE_DATA_ID, PAGE_ROOT_ID, type PageData } from './page-data';

/** Brings the server's markup to life; resolves once its controls answer. */
export function hydrate(): Promise<void> {
  const root = document.getElementById(PAGE_ROOT_ID);
  const data = document.getElementById(PAGE_DATA_ID);
  if (!root || !data) return Promise.resolve();
  const page = JSON.parse(data.textContent) as PageData;
  return new Promise((resolve) => {
    hydrateRoot(root, <CardPage {...page} onReady={resolve} />);
  });
}
