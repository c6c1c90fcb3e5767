import { useCallback, useEffect, useMemo, useState } from 'react';
import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useSearchParams } from 'shared-lib/router';
import { EXAMPLE_TEMPLATES, isValidTemplate, repairTemplate } from 'shared-lib/model';
import { showToast, showUndoToast } from 'shared-lib/toast';
import { Notice } from 'shared-lib/ui/notice';
import { CodeEditor } from '../../../ui/code/code-editor';
import { useSchedulesQuery } from '../../../template-data/schedule-endpoints';
import { ScheduledPublications } from '../../../template-data/scheduled-publications';
import { checkCssCode, checkWhileTyping } from '../check-code';
import type { DraftSource } from '../draft/draft-source';
import { useTemplateDraft } from '../draft/use-template-draft';
import { FieldsSection } from '../fields/fields-section';
import { ChecksPanel } from '../gate/checks-panel';
import type { CodePlace } from '../gate/gate-findings';
import { messages } from '../messages';
import { codeHelp } from '../reference/code-help';
import { referenceOf } from '../reference/reference';
import { ConflictDialog } from './conflict-dialog';
import styles from './creator.module.css';
import { CreatorBar, NAME_FIELD } from './creator-bar';
import { DetailsForm } from './details-form';
import { PreviewPane } from './preview-pane';
import { PublishDialog } from './publish-dialog';
import { TemplateTabs, type TemplateTab } from './template-tabs';
import { UnsavedDrafts } from './unsaved-drafts';
import { useEditors } from './use-editors';
import { Workspace } from './workspace';

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

  const { data: all = [] } = useSchedulesQuery();
  const schedules = all.filter(({ id }) => id === source.id);

  const [tab, setTab] = useState<TemplateTab>('react');
  const editors = useEditors();
  const save = async () => {
    await editors.format();
    await edit.save();
  };
  const goTo = ({ editor, line }: CodePlace) => {
    setTab(editor === 'reactCode' ? 'react' : 'css');
    editors.goTo(editor, line);
  };

  // Without a name it can't be saved, so the field of the name gets the focus.
  const named = (work: () => void) => () => {
    if (draft.name.trim() === '') document.getElementById(NAME_FIELD)?.focus();
    else work();
  };
  useHotkeys(
    [
      ['mod+S', named(() => void save())],
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

  const fields = draft.jsonConfig;
  const reference = useMemo(() => referenceOf(draft.targetSection, fields), [draft.targetSection, fields]);
  const helpReact = useMemo(() => codeHelp('jsx', reference), [reference]);
  const helpCss = useMemo(() => codeHelp('css', reference), [reference]);
  const check = useCallback(
    (code: string) => checkWhileTyping(code, { jsonConfig: fields, targetSection: draft.targetSection }),
    [fields, draft.targetSection],
  );

  const panels = {
    react: (
      <CodeEditor
        label={messages.reactCode}
        language="jsx"
        value={draft.reactCode}
        onChange={(reactCode) => change({ reactCode })}
        check={check}
        height="fill"
        more={helpReact}
        onView={editors.put('reactCode')}
      />
    ),
    css: (
      <CodeEditor
        label={messages.cssCode}
        language="css"
        value={draft.cssCode}
        onChange={(cssCode) => change({ cssCode })}
        check={checkCssCode}
        height="fill"
        more={helpCss}
        onView={editors.put('cssCode')}
      />
    ),
    fields: (
      <FieldsSection
        fields={fields}
        published={source.currentFields}
        reactCode={draft.reactCode}
        onChange={(jsonConfig) => change({ jsonConfig })}
      />
    ),
    details: <DetailsForm draft={draft} locked={source.latestVersion !== null} onChange={change} />,
    checks: <ChecksPanel edit={edit} onGoTo={goTo} />,
  };

  return (
    <>
      <CreatorBar edit={edit} onSave={() => void save()} onPublish={() => setPublishing(true)} />
      <div className={styles.notices}>
        {!isBegun && <UnsavedDrafts />}
        <ScheduledPublications schedules={schedules} isOfOne />
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
      </div>
      <Workspace
        code={
          <TemplateTabs
            tab={tab}
            onTab={setTab}
            panels={panels}
            tools={
              <Button variant="subtle" size="compact-md" onClick={startOver} title={messages.startReplaces}>
                {messages.start}
              </Button>
            }
          />
        }
        preview={<PreviewPane draft={draft} reference={reference} />}
      />
      {edit.saving.state === 'conflict' && <ConflictDialog edit={edit} theirs={edit.saving.theirs} />}
      <PublishDialog edit={edit} opened={publishing} onClose={() => setPublishing(false)} />
    </>
  );
}
