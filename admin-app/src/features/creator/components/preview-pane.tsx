import { useMemo, useState } from 'react';
import { useAnswer } from 'shared-lib/answers';
import type { TemplateDraft } from 'shared-lib/model';
import { drawJob } from 'shared-lib/templates';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import { ChosenCardControls } from '../../../template-preview/chosen-card-controls';
import { PreviewControls } from '../../../template-preview/preview-controls';
import { PreviewStage } from '../../../template-preview/preview-stage';
import { useChosenCard } from '../../../template-preview/use-chosen-card';
import { usePreviewChoice } from '../../../template-preview/use-preview-choice';
import { compileForSaving } from '../draft/compile-for-saving';
import { messages } from '../messages';
import { messages as referenceMessages } from '../reference/messages';
import type { TemplateReference } from '../reference/reference';
import { ReferencePane } from '../reference/reference-pane';
import styles from './workspace.module.css';

interface PreviewPaneProps {
  draft: TemplateDraft;
  reference: TemplateReference;
}

/** Renders the draft's preview as it is typed, or the reference in its place. */
export function PreviewPane({ draft, reference }: PreviewPaneProps) {
  const [view, setView] = useState<'preview' | 'reference'>('preview');
  return (
    <section className={styles.preview} aria-label={messages.workspace.rightLabel}>
      <SegmentedControl
        aria-label={messages.workspace.rightLabel}
        size="xs"
        value={view}
        onChange={setView}
        data={[
          { value: 'preview', label: messages.preview },
          { value: 'reference', label: referenceMessages.title },
        ]}
      />
      {view === 'preview' ? <Preview draft={draft} /> : <ReferencePane reference={reference} />}
    </section>
  );
}

function Preview({ draft }: { draft: TemplateDraft }) {
  const [choice, choose] = usePreviewChoice('creator');
  const chosen = useChosenCard(choice);
  const { card } = chosen;
  const { reactCode, cssCode, jsonConfig, targetSection } = draft;
  const { data, latest: compiledCode = '' } = useAnswer([reactCode], compileForSaving);

  const isBroken = data === '' && reactCode.trim() !== '';
  const job = useMemo(
    () =>
      compiledCode === '' ? null : drawJob(card, { targetSection, compiledCode, cssCode, jsonConfig }, {}),
    [card, targetSection, compiledCode, cssCode, jsonConfig],
  );
  const theme = useMemo(() => ({ ...card.theme, scheme: choice.scheme }), [card, choice.scheme]);

  return (
    <>
      <PreviewControls choice={choice} onChange={choose}>
        <ChosenCardControls choice={choice} chosen={chosen} onChange={choose} />
      </PreviewControls>
      <PreviewStage
        job={job}
        theme={theme}
        width={choice.width}
        problem={isBroken ? messages.notCompiled : null}
        isActualSize={choice.isActualSize}
        fills
      />
    </>
  );
}
