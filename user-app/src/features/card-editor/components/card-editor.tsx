import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Button, Tabs } from '@mantine/core';
import { useSearchParams } from 'shared-lib/router';
import { isOneOf, picturesOf, type Card, type CardContent } from 'shared-lib/model';
import { ValidationError } from 'shared-lib/errors';
import { useWrite } from 'shared-lib/store';
import { picturesIn } from 'shared-lib/templates';
import { Notice } from 'shared-lib/ui/notice';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { PicturesContext } from 'shared-lib/ui/template-frame';
import { lazyPart } from 'shared-lib/ui/lazy-screen';
import { AppealPart } from '../../../appeal/appeal-part';
import type { CardSnapshot } from '../../../card-data/card-endpoints';
import { usePictures } from '../../../photo/use-pictures';
import { VisitorButton } from '../as-visitor/visitor-button';
import { EditorContext } from '../editor-context';
import { EDITOR_TABS, focusField, tabOf, type EditorTab } from '../field-labels';
import { LinksPanel } from '../links/links-panel';
import { messages } from '../messages';
import { ComparedPreview } from '../publications/compared-preview';
import { findProblemsToPublish, publishCard } from '../publish-card';
import { SectionsPanel } from '../sections/sections-panel';
import { useShownServices } from '../sections/use-shown-services';
import { SettingsPanel } from '../settings/settings-panel';
import { StylePanel } from '../style/style-panel';
import type { TemplateFailure } from '../templates/drawing/redraw-for-publishing';
import { TemplateFailures } from '../templates/template-failures';
import { useCardTemplates } from '../templates/use-card-templates';
import { useCardDraft } from '../use-card-draft';
import { useFieldProblems } from '../use-field-problems';
import { useUndo } from '../use-undo';
import { VerificationNotice } from '../../../verification/verification-notice';
import styles from './card-editor.module.css';
import { CardPreview } from './preview/card-preview';
import { ConflictNotice } from './notices/conflict-notice';
import { EditorHeader } from './editor-header';
import { ProfilePanel } from './profile-panel';
import { PublishedNotice } from './notices/published-notice';
import { usePreviewToggle } from './preview/use-preview-toggle';
import { useTabInView } from './use-tab-in-view';

const TemplatePanel = lazyPart(() => import('../templates/template-panel'));

/** Props of a screen that edits a card. */
export interface CardEditorProps {
  uid: string;
  card: Card;
  /** Card that the draft starts from. */
  first: Card;
  snapshot: CardSnapshot;
}

/** Renders the editor of one card: its parts in tabs, and a preview beside them. */
export function CardEditor({ uid, card, first, snapshot }: CardEditorProps) {
  const storedDraft = useCardDraft(uid, first, snapshot);
  const { state, status, autosave, discardRecovered, dismissRecovered } = storedDraft;
  const { draft } = state;
  const { edit, undo, redo } = useUndo(storedDraft.edit);
  const templates = useCardTemplates(uid, card, draft, autosave);
  const problems = useFieldProblems(draft, findProblemsToPublish);
  const [tab, setTab] = useTab();
  const { previewing, ...preview } = usePreviewToggle();
  const tabs = useTabInView(tab);
  const [isVisiting, setVisiting] = useState(false);
  const [justPublished, setJustPublished] = useState(false);
  const [failures, setFailures] = useState<TemplateFailure[]>([]);
  const toFocus = useRef<string | null>(null);
  const [now] = useState(() => Date.now());

  // The field may be in a tab that isn't rendered yet.
  useEffect(() => {
    if (toFocus.current && focusField(toFocus.current)) toFocus.current = null;
  });

  const [send, { isLoading: publishing }] = useWrite(
    async () => {
      const result = await publishCard({ uid, cardId: card.id }, autosave, templates.prepare);
      if (result.outcome === 'conflict') throw new ValidationError(messages.publishConflict);
      if (result.outcome === 'unsaved') throw new ValidationError(messages.publishUnsaved);
      return result;
    },
    { done: (_nothing, { outcome }) => (outcome === 'published' ? messages.published : null) },
  );
  const publish = async () => {
    const { data: result } = await send();
    if (result?.outcome === 'problems') {
      const path = result.problems[0]?.path ?? 'name';
      problems.revealForPublishing(result.problems);
      preview.close();
      setTab(tabOf(path));
      toFocus.current = path;
    } else if (result) {
      setJustPublished(true);
      setFailures(result.failures);
    }
  };

  const tools = useMemo(
    () => ({ card, draft, edit, problems: problems.shown, reveal: problems.reveal }),
    [card, draft, edit, problems.shown, problems.reveal],
  );

  const services = useShownServices(
    card,
    !draft.sections?.some(({ id, visible }) => visible && id === 'services'),
  );
  const pictures = usePictures(
    templates.drawn.length > 0 || tab === 'plantilla' || isVisiting
      ? [...pathsOf(draft), ...picturesIn(JSON.stringify(templates.drawn.map(({ job }) => job?.items)))]
      : [],
  );

  return (
    <EditorContext value={tools}>
      <PicturesContext value={pictures}>
        <EditorHeader
          card={card}
          name={draft.name}
          status={status}
          withErrors={problems.all.length > 0}
          publishing={publishing}
          previewing={previewing}
          hideAddress={justPublished}
          undo={undo}
          redo={redo}
          onRetry={() => autosave.send({ type: 'retried' })}
          onPublish={() => void publish()}
          onTogglePreview={preview.toggle}
        />
        {card.takedown && (
          <Notice tone="error" title={messages.takenDown}>
            {messages.takenDownText(card.takedown.reason)}
            <AppealPart card={card} />
          </Notice>
        )}
        <VerificationNotice place="cards" />
        {justPublished && (
          <PublishedNotice key={card.publishedRevision} card={card} onClose={() => setJustPublished(false)} />
        )}
        {failures.length > 0 && <TemplateFailures failures={failures} onClose={() => setFailures([])} />}
        {state.overlaps.length > 0 && (
          <ConflictNotice
            state={state}
            onResolve={(keep) => autosave.send({ type: 'overlaps-resolved', keep })}
          />
        )}
        {discardRecovered && (
          <Notice
            tone="warning"
            title={messages.recovered}
            actions={
              <>
                <Button variant="default" onClick={dismissRecovered}>
                  {messages.dismiss}
                </Button>
                <Button variant="default" onClick={discardRecovered}>
                  {messages.discard}
                </Button>
              </>
            }
          />
        )}
        <div className={styles.columns} data-previewing={previewing || undefined}>
          <Tabs
            value={tab}
            onChange={(value) => isOneOf(EDITOR_TABS, value) && setTab(value)}
            keepMounted={false}
            className={styles.form}
          >
            <Tabs.List ref={tabs} aria-label={messages.sections} className={styles.tabs}>
              {EDITOR_TABS.map((name) => (
                <Tabs.Tab key={name} value={name}>
                  {messages.tabs[name]}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value="perfil">
              <ProfilePanel />
            </Tabs.Panel>
            <Tabs.Panel value="enlaces">
              <LinksPanel />
            </Tabs.Panel>
            <Tabs.Panel value="secciones">
              <SectionsPanel />
            </Tabs.Panel>
            <Tabs.Panel value="plantilla">
              <Suspense fallback={<SkeletonBlock height={420} radius={12} />}>
                <TemplatePanel templates={templates} />
              </Suspense>
            </Tabs.Panel>
            <Tabs.Panel value="estilo">
              <StylePanel instances={templates.instances ?? []} />
            </Tabs.Panel>
            <Tabs.Panel value="ajustes">
              <SettingsPanel />
            </Tabs.Panel>
          </Tabs>
          <div className={styles.preview}>
            <VisitorButton
              card={card}
              draft={draft}
              services={services}
              templates={templates.shown}
              isOpen={isVisiting}
              onToggle={setVisiting}
            />
            <ComparedPreview card={card} now={now}>
              <CardPreview
                slug={card.slug}
                draft={draft}
                now={now}
                isBookable={card.bookingEnabled === true}
                services={services}
                templates={templates.shown}
              />
            </ComparedPreview>
          </div>
        </div>
      </PicturesContext>
    </EditorContext>
  );
}

/** Lists the paths of the draft's pictures. */
const pathsOf = (draft: CardContent) => picturesOf(draft).map(({ path }) => path.replace(/^cards\//, ''));

/** Returns the open tab, which is stored in the URL, and its setter. */
function useTab(): [EditorTab, (tab: EditorTab) => void] {
  const [search, setSearch] = useSearchParams();
  const requested = search.get('tab');
  const tab = isOneOf(EDITOR_TABS, requested) ? requested : 'perfil';
  const setTab = (next: EditorTab) =>
    setSearch(
      (before) => {
        before.set('tab', next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [tab, setTab];
}
