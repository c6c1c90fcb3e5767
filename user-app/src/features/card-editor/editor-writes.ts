import { callFunction } from 'shared-lib/data';
import { dataApi, serverWrite } from 'shared-lib/store';
import { settingsMessages } from './messages';

const editorWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Gives a card another address; the old one redirects to it. The field shows a refused one. */
    changeSlug: build.mutation<{ slug: string }, { cardId: string; slug: string }>(
      serverWrite((input) => callFunction('changeSlug', input), {
        fails: ({ reason }) => (reason?.startsWith('slug-') ? 'screen' : 'toast'),
        done: () => settingsMessages.slugChanged,
      }),
    ),
  }),
});

export const { useChangeSlugMutation } = editorWrites;
