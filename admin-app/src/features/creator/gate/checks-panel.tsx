import { Button, Progress } from '@mantine/core';
import { showErrorToast } from 'shared-lib/toast';
import { Panel } from '../../../ui/panel';
import { isSameDraft } from '../draft/draft-source';
import type { TemplateEdit } from '../draft/use-template-draft';
import { messages } from '../messages';
import { GateFindings, type CodePlace } from './gate-findings';
import { useGateRun } from './use-gate-run';

interface ChecksPanelProps {
  edit: TemplateEdit;
  onGoTo: (place: CodePlace) => void;
}

/** Renders 'Pruebas': the publish gate at any time, with the way to each finding's line. */
export function ChecksPanel({ edit: { draft, source }, onGoTo }: ChecksPanelProps) {
  const { progress, checked, run } = useGateRun();
  const text = messages.checks;
  return (
    <Panel title={messages.workspace.tabs.checks} help={text.help}>
      <div>
        <Button
          variant="default"
          loading={progress !== null}
          onClick={() => void run(draft, source).catch(showErrorToast)}
        >
          {checked ? text.again : text.run}
        </Button>
      </div>
      {progress && (
        <>
          <p role="status">{messages.checking(progress.done, progress.all)}</p>
          <Progress value={(progress.done / progress.all) * 100} aria-label={text.progress} />
        </>
      )}
      {!progress && checked && (
        <>
          {!isSameDraft(checked.draft, draft) && <p role="status">{text.stale}</p>}
          <GateFindings findings={checked.result.findings} onGoTo={onGoTo} />
        </>
      )}
    </Panel>
  );
}
