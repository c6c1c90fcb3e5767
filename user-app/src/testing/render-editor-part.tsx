import { useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { contentOf, type Card, type CardContent } from 'shared-lib/model';
import { createStore, sessionChanged, type AppStore } from 'shared-lib/store';
import { anAvailability } from 'shared-lib/testing';
import { Toasts } from 'shared-lib/toast';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { availabilityEndpoints } from '../booking-data/endpoints/availability-endpoints';
import { createAutosave, type Autosave } from '../card-draft/autosave';
import { startAutosave } from '../card-draft/autosave-state';
import { EditorContext } from '../features/card-editor/editor-context';
import { findProblemsToPublish } from '../features/card-editor/publish-card';
import type { EditDraft } from '../features/card-editor/use-card-draft';
import { useFieldProblems } from '../features/card-editor/use-field-problems';
import { ANA } from './render-app';

/** A part of the editor on screen, with the saves of its draft. */
interface EditorPart {
  /** Every save, the latest last. */
  saved: CardContent[];
  autosave: Autosave;
  store: AppStore;
  /** Saves now. */
  flush: () => Promise<void>;
}

/**
 * Renders a part of the editor over a draft that saves itself into `saved`.
 *
 * @param before - Stores more, before anything is rendered.
 */
export function renderEditorPart(
  part: ReactNode,
  card: Card,
  before: (store: AppStore) => void = () => undefined,
): EditorPart {
  const saved: CardContent[] = [];
  const autosave = createAutosave(startAutosave(contentOf(card), card.revision), {
    save: (content, revision) => {
      saved.push(content);
      return Promise.resolve(revision + 1);
    },
  });
  const store = createStore();
  store.dispatch(sessionChanged(ANA));
  void store.dispatch(availabilityEndpoints.util.upsertQueryData('availability', ANA.uid, anAvailability()));
  before(store);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <AppFrame>
          <Editor autosave={autosave} card={card}>
            {part}
          </Editor>
        </AppFrame>
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  const flush = () =>
    act(async () => {
      await autosave.flush();
    });
  return { saved, autosave, store, flush };
}

function Editor({ autosave, card, children }: { autosave: Autosave; card: Card; children: ReactNode }) {
  const { draft } = useSyncExternalStore(autosave.subscribe, autosave.getState);
  const [find] = useState(() => findProblemsToPublish);
  const problems = useFieldProblems(draft, find);
  const edit = useCallback<EditDraft>(
    (change, holdMs) => autosave.send({ type: 'edited', draft: change(autosave.getState().draft) }, holdMs),
    [autosave],
  );
  const tools = useMemo(
    () => ({ card, draft, edit, problems: problems.shown, reveal: problems.reveal }),
    [card, draft, edit, problems.shown, problems.reveal],
  );
  return <EditorContext value={tools}>{children}</EditorContext>;
}
