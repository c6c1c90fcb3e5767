import { useEffect, useState } from 'react';
import { useHotkeys } from '@mantine/hooks';
import { useSearchParams } from 'shared-lib/router';
import { EXAMPLE_TEMPLATES, isValidTemplate, repairTemplate } from 'shared-lib/domain';
import { showToast, showUndoToast } from 'shared-lib/toast';
import { Notice } from 'shared-lib/ui/notice';
import { CodeEditor } from '../../../ui/code-editor';
import { checkCssCode, checkReactCode } from '../check-code';
import type { DraftSource } from '../draft/draft-source';
import { useTemplateDraft } from '../draft/use-template-draft';
import { FieldsSection } from '../fields/fields-section';
import { messages } from '../messages';
import { Button } from '@mantine/core';
import { ConflictDialog } from './conflict-dialog';
import styles from './creator.module.css';
import { CreatorBar } from './creator-bar';
import { DetailsForm } from './details-form';
import { PreviewPane } from './preview-pane';
import { PublishDialog } from './publish-dialog';

/** The creator at work on one template. */
export function Creator({ source: initial }: { source: DraftSource }) {
  const edit = useTemplateDraft(initial);
  const { draft, source, change } = edit;
  const [parameters, setParameters] = useSearchParams();
  const [publishing, setPublishing] = useState(parameters.has('publicar'));
  const saved = source.baseRevision !== null || source.templateRevision !== null;

  // Once there is something to come back to, the address leads there.
  const isNamed = parameters.get('plantilla') === source.id;
  useEffect(() => {
    if (saved && !isNamed) setParameters({ plantilla: source.id }, { replace: true });
  }, [saved, isNamed, source.id, setParameters]);

  useHotkeys(
    [
      ['mod+S', () => void edit.save()],
      ['mod+Enter', () => setPublishing(true)],
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
          <section className={styles.panel} aria-labelledby="creator-code">
            <div className={styles.head}>
              <h2 id="creator-code">{messages.code}</h2>
              <Button variant="default" size="compact-md" onClick={startOver} title={messages.startReplaces}>
                {messages.start}
              </Button>
            </div>
            <p className={styles.help}>{messages.codeHelp}</p>
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
          </section>
          <FieldsSection fields={draft.jsonConfig} onChange={(jsonConfig) => change({ jsonConfig })} />
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
