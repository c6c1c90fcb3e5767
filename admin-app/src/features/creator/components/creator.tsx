import { useEffect, useState } from 'react';
import { useHotkeys } from '@mantine/hooks';
import { useSearchParams } from 'shared-lib/router';
import { EXAMPLE_TEMPLATES, isValidTemplate, repairTemplate } from 'shared-lib/domain';
import { showToast, showUndoToast } from 'shared-lib/toast';
import { Notice } from 'shared-lib/ui/notice';
import { CodeEditor } from '../../../ui/code-editor';
import { Panel } from '../../../ui/panel';
import { checkCssCode, checkReactCode } from '../check-code';
import type { DraftSource } from '../draft/draft-source';
import { useTemplateDraft } from '../draft/use-template-draft';
import { FieldsSection } from '../fields/fields-section';
import { messages } from '../messages';
import { Button } from '@mantine/core';
import { ConflictDialog } from './conflict-dialog';
import styles from './creator.module.css';
import { CreatorBar } from './creator-bar';
import { DetailsForm, NAME_FIELD } from './details-form';
import { PreviewPane } from './preview-pane';
import { PublishDialog } from './publish-dialog';
import { UnsavedDrafts } from './unsaved-drafts';

/** Renders the creator for one template. */
export function Creator({ source: initial }: { source: DraftSource }) {
  const edit = useTemplateDraft(initial);
  const { draft, source, change } = edit;
  const [parameters, setParameters] = useSearchParams();
  const [publishing, setPublishing] = useState(parameters.has('publicar'));

  // Once there is something to come back to, saved or only typed, the address leads there.
  const isBegun = source.baseRevision !== null || edit.saving.state !== 'untouched';
  const isNamed = parameters.get('plantilla') === source.id;
  useEffect(() => {
    if (isBegun && !isNamed) setParameters({ plantilla: source.id }, { replace: true });
  }, [isBegun, isNamed, source.id, setParameters]);

  // Without a name it can't be saved: that is where to go on.
  const named = (work: () => void) => () => {
    if (draft.name.trim() === '') document.getElementById(NAME_FIELD)?.focus();
    else work();
  };
  useHotkeys(
    [
      ['mod+S', named(() => void edit.save())],
      ['mod+Enter', named(() => setPublishing(true))],
    ],
    [],
    true,
  );

  const startOver = () => {
    const { reactCode, cssCode, jsonConfig } = draft;
    change(EXAMPLE_TEMPLATES[draft.targetSection]);
    showUndoToast(messages.started, () => change({ reactCode, cssCode, jsonConfig }));
  };
  const repair = () => {
    change(repairTemplate(draft, draft.targetSection));
    showToast('success', messages.repaired);
  };

  return (
    <>
      <CreatorBar edit={edit} onPublish={() => setPublishing(true)} />
      {!isBegun && <UnsavedDrafts />}
      {edit.recovered && <Notice tone="info" title={messages.recovered} />}
      {source.where === 'adminTemplates' && <Notice tone="info" title={messages.waiting} />}
      {!isValidTemplate(draft) && (
        <Notice
          tone="warning"
          title={messages.missing}
          actions={
            <Button variant="default" onClick={repair}>
              {messages.repair}
            </Button>
          }
        />
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <DetailsForm draft={draft} locked={source.latestVersion !== null} onChange={change} />
          <Panel
            title={messages.code}
            help={messages.codeHelp}
            tools={
              <Button variant="default" size="compact-md" onClick={startOver} title={messages.startReplaces}>
                {messages.start}
              </Button>
            }
          >
            <CodeEditor
              label={messages.reactCode}
              language="jsx"
              value={draft.reactCode}
              onChange={(reactCode) => change({ reactCode })}
              check={checkReactCode}
              height={360}
            />
            <CodeEditor
              label={messages.cssCode}
              language="css"
              value={draft.cssCode}
              onChange={(cssCode) => change({ cssCode })}
              check={checkCssCode}
              height={280}
            />
          </Panel>
          <FieldsSection
            fields={draft.jsonConfig}
            published={source.latestFields}
            onChange={(jsonConfig) => change({ jsonConfig })}
          />
        </div>
        <div className={styles.previewColumn}>
          <PreviewPane draft={draft} />
        </div>
      </div>
      {edit.saving.state === 'conflict' && <ConflictDialog edit={edit} theirs={edit.saving.theirs} />}
      <PublishDialog edit={edit} opened={publishing} onClose={() => setPublishing(false)} />
    </>
  );
}
