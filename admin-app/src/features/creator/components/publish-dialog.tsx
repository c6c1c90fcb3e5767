import { useEffect, useEffectEvent, useState } from 'react';
import { Button, NativeSelect, Progress, Textarea } from '@mantine/core';
import { publishTemplate } from 'shared-lib/data';
import {
  nextVersion,
  TEMPLATE_LIMITS,
  type ScheduledPublication,
  type TemplateDraft,
  type VersionStep,
} from 'shared-lib/model';
import { useWrite } from 'shared-lib/store';
import { showErrorToast } from 'shared-lib/toast';
import { Notice } from 'shared-lib/ui/notice';
import { Modal } from 'shared-lib/ui/layers';
import { useAuthor } from '../../../session/admin-context';
import { useIndexTemplatesMutation } from '../../../template-data/gallery-writes';
import { useSchedulePublicationMutation, useSchedulesQuery } from '../../../template-data/schedule-endpoints';
import { ScheduledPublications } from '../../../template-data/scheduled-publications';
import { loadSource } from '../draft/draft-source';
import type { TemplateEdit } from '../draft/use-template-draft';
import { GateFindings } from '../gate/gate-findings';
import type { GateResult } from '../gate/run-gate';
import { useGateRun } from '../gate/use-gate-run';
import dialog from '../../../ui/dialogs/dialog.module.css';
import { messages } from '../messages';
import styles from './creator.module.css';
import { PublishTime, usePublishTime } from './publish-time';

interface PublishDialogProps {
  edit: TemplateEdit;
  opened: boolean;
  onClose: () => void;
}

/** Checks a template with every sample card, and publishes it to owners when it passes. */
export function PublishDialog({ edit, opened, onClose }: PublishDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={messages.publishTitle} size="lg">
      {opened && <Gate edit={edit} onClose={onClose} />}
    </Modal>
  );
}

function Gate({ edit, onClose }: Omit<PublishDialogProps, 'opened'>) {
  // A snapshot: the version that is checked is published, whatever is typed in the meantime.
  const [{ draft, source }] = useState(edit);
  const { progress, checked, run } = useGateRun();
  // Queried now: data that arrives after the buttons are rendered would move them.
  const { data: schedules = [] } = useSchedulesQuery();

  const fail = useEffectEvent((error: unknown) => {
    showErrorToast(error);
    onClose();
  });

  useEffect(() => {
    run(draft, source).catch(fail);
  }, [run, draft, source]);

  if (!checked) {
    const { done, all } = progress ?? { done: 0, all: 1 };
    return (
      <>
        <p role="status">{messages.checking(done, all)}</p>
        <Progress value={(done / all) * 100} aria-label={messages.publishTitle} />
      </>
    );
  }
  const ofThis = schedules.filter(({ id }) => id === source.id);
  return <Verdict edit={edit} draft={draft} result={checked.result} schedules={ofThis} onClose={onClose} />;
}

interface VerdictProps {
  edit: TemplateEdit;
  /** Draft that was checked. */
  draft: TemplateDraft;
  result: GateResult;
  /** Its publications that are to come. */
  schedules: readonly ScheduledPublication[];
  onClose: () => void;
}

function Verdict({ edit, draft, result, schedules, onClose }: VerdictProps) {
  const author = useAuthor();
  const { source } = edit;
  const [indexTemplates] = useIndexTemplatesMutation();
  const [step, setStep] = useState<VersionStep>(
    result.findings.some(({ breaks }) => breaks) ? 'major' : 'minor',
  );
  const [notes, setNotes] = useState('');
  const [reason, setReason] = useState('');
  const when = usePublishTime();
  const [schedule, scheduling] = useSchedulePublicationMutation();
  const version = nextVersion(source.latestVersion, step);
  const blocked = result.findings.some(({ level }) => level === 'error');
  const warned = result.findings.length > 0 && !blocked;

  const text = [notes.trim(), warned && messages.overridden(reason.trim())]
    .filter(Boolean)
    .join('\n')
    .slice(0, TEMPLATE_LIMITS.notes);
  const [publish, { isLoading }] = useWrite(
    () =>
      edit.publish(async ({ id, templateRevision }) => {
        const checked = { id, draft: { ...draft, version }, compiledCode: result.compiledCode };
        await publishTemplate(author, { ...checked, baseRevision: templateRevision }, text);
        return loadSource(id);
      }),
    { done: () => messages.published(draft.name, version) },
  );

  const busy = isLoading || scheduling.isLoading;

  const scheduleIt = async () => {
    const publishAt = when.check();
    if (publishAt === null) return;
    // What was checked is saved first: a schedule is for the template as it is stored.
    await edit.publish(async ({ id, templateRevision }) => {
      const stored = await loadSource(id);
      const { error } = await schedule({
        ...{ id, publishAt, notes: text, compiledCode: result.compiledCode },
        draft: { ...draft, version },
        baseRevision: stored?.templateRevision ?? templateRevision ?? 0,
      });
      if (!error) onClose();
      return null;
    });
  };
  const confirm = async () => {
    if (when.isLater) return scheduleIt();
    const { error } = await publish();
    if (error) return;
    void indexTemplates();
    onClose();
  };

  return (
    <div className={styles.dialog}>
      <GateFindings findings={result.findings} />
      {blocked ? (
        <p>{messages.blocked}</p>
      ) : (
        <>
          {warned && (
            <Textarea
              label={messages.reason}
              description={messages.reasonHelp}
              required
              withAsterisk={false}
              autosize
              maxLength={200}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          )}
          {source.latestVersion !== null && (
            <NativeSelect
              label={messages.step}
              data={(['patch', 'minor', 'major'] as const).map((value) => ({
                value,
                label: `${messages.steps[value]} (${nextVersion(source.latestVersion, value)})`,
              }))}
              value={step}
              onChange={({ currentTarget: { value } }) =>
                setStep(value === 'patch' || value === 'major' ? value : 'minor')
              }
            />
          )}
          <Textarea
            label={messages.notes}
            description={messages.notesHelp}
            autosize
            minRows={2}
            maxLength={TEMPLATE_LIMITS.notes - 260}
            value={notes}
            onChange={({ currentTarget }) => setNotes(currentTarget.value)}
          />
          <PublishTime {...when} />
          <p>{messages.nextVersion(version)}</p>
          <ScheduledPublications schedules={schedules} isOfOne />
          {scheduling.error && <Notice tone="error" title={scheduling.error.message ?? ''} />}
        </>
      )}
      <div className={dialog.buttons}>
        <Button variant="default" onClick={onClose} disabled={busy}>
          {messages.cancel}
        </Button>
        <Button
          onClick={() => void confirm()}
          loading={busy}
          disabled={blocked || (warned && reason.trim() === '')}
        >
          {when.isLater ? messages.schedule : messages.publish}
        </Button>
      </div>
    </div>
  );
}
