import { useEffect, useMemo, useState } from 'react';
import type { TemplateDraft } from 'shared-lib/domain';
import { drawJob } from 'shared-lib/templates';
import { PreviewControls } from '../../../template-preview/preview-controls';
import { PreviewStage } from '../../../template-preview/preview-stage';
import { sampleCards } from '../../../template-preview/sample-cards';
import { usePreviewChoice } from '../../../template-preview/use-preview-choice';
import { Panel } from '../../../ui/panel';
import { compileForSaving } from '../draft/compile-for-saving';
import { messages } from '../messages';

/** Renders the draft's preview as it is typed. */
export function PreviewPane({ draft }: { draft: TemplateDraft }) {
  const [choice, choose] = usePreviewChoice('creator');
  const { reactCode, cssCode, jsonConfig, targetSection } = draft;
  const [compiled, setCompiled] = useState<{ from: string; code: string }>({ from: '', code: '' });

  useEffect(() => {
    let gone = false;
    void compileForSaving(reactCode).then((code) => {
      if (!gone) setCompiled({ from: reactCode, code });
    });
    return () => {
      gone = true;
    };
  }, [reactCode]);

  const sample = sampleCards.find(({ id }) => id === choice.sample) ?? sampleCards[0]!;
  const isBroken = compiled.from === reactCode && compiled.code === '' && reactCode.trim() !== '';
  const job = useMemo(
    () =>
      compiled.code === ''
        ? null
        : drawJob(sample.card, { targetSection, compiledCode: compiled.code, cssCode, jsonConfig }, {}),
    [sample, targetSection, compiled.code, cssCode, jsonConfig],
  );
  const theme = useMemo(() => ({ ...sample.card.theme, scheme: choice.scheme }), [sample, choice.scheme]);

  return (
    <Panel title={messages.preview}>
      <PreviewControls choice={choice} onChange={choose} />
      <PreviewStage
        job={job}
        theme={theme}
        width={choice.width}
        problem={isBroken ? messages.notCompiled : null}
      />
    </Panel>
  );
}
