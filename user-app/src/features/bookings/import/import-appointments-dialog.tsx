import { useState } from 'react';
import { Button, Checkbox, FileButton, NativeSelect } from '@mantine/core';
import { isolated } from 'shared-lib/model';
import { APPOINTMENTS_AT_ONCE, type AppointmentOutcome } from 'shared-lib/model/booking';
import { useUid } from 'shared-lib/store';
import { Notice } from 'shared-lib/ui/notice';
import { OpenDialog } from 'shared-lib/ui/open-dialog';
import 'shared-lib/ui/component-sheets.css';
import { momentInWords } from '../../../booking-data/booking-times';
import { useServicesQuery } from '../../../booking-data/endpoints/service-endpoints';
import { useImportAppointmentsMutation } from '../booking-writes';
import styles from '../dialogs/dialogs.module.css';
import { messages } from '../messages';
import { MAX_APPOINTMENTS, readCalendarFile, type CalendarContent } from './read-calendar-file';

const words = messages.importing;

/** Largest file that is read, in bytes. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** Appointments that are listed; the others are counted. */
const SHOWN = 100;

type Problem = keyof typeof words.problems;

/** Sends appointments in batches, and collects the outcome of each. */
function useImport(serviceId: string, zone: string) {
  const [send, { isLoading }] = useImportAppointmentsMutation();
  const [problem, setProblem] = useState('');
  const run = async (
    { appointments }: CalendarContent,
    { preview, overlap }: { preview: boolean; overlap: boolean },
  ): Promise<AppointmentOutcome[] | null> => {
    setProblem('');
    const outcomes: AppointmentOutcome[] = [];
    while (outcomes.length < appointments.length) {
      const part = appointments.slice(outcomes.length, outcomes.length + APPOINTMENTS_AT_ONCE);
      const { data, error } = await send({
        ...{ serviceId, appointments: part, zone, language: 'es', preview, overlap },
      });
      if (!data) {
        setProblem(error?.message ?? '');
        return null;
      }
      outcomes.push(...data.outcomes);
    }
    return outcomes;
  };
  return { run, isBusy: isLoading, problem };
}

async function readFile(file: File, zone: string): Promise<CalendarContent | Problem> {
  if (file.size > MAX_FILE_BYTES) return 'too-large';
  const content = readCalendarFile(await file.text(), zone, Date.now());
  if (!content) return 'no-calendar';
  if (content.appointments.length === 0) return 'empty';
  return content.appointments.length > MAX_APPOINTMENTS ? 'too-many' : content;
}

/** Makes bookings of the appointments of another calendar's file, after saying which of them clash. */
export default function ImportAppointmentsDialog({ zone, onClose }: { zone: string; onClose: () => void }) {
  const { data = [] } = useServicesQuery(useUid());
  const services = data.filter(({ archivedAt }) => archivedAt === null);
  const [chosen, setChosen] = useState('');
  const serviceId = chosen || (services[0]?.id ?? '');
  const [file, setFile] = useState<CalendarContent | Problem | null>(null);
  const [outcomes, setOutcomes] = useState<AppointmentOutcome[]>([]);
  const [overlap, setOverlap] = useState(false);
  const [isDone, setDone] = useState(false);
  const { run, isBusy, problem } = useImport(serviceId, zone);
  const content = file !== null && typeof file !== 'string' ? file : null;
  const count = (outcome: AppointmentOutcome) => outcomes.filter((one) => one === outcome).length;
  const wanted = count('new') + (overlap ? count('clash') : 0);
  const choose = async (picked: File | null) => {
    if (!picked) return;
    setDone(false);
    setOutcomes([]);
    const next = await readFile(picked, zone);
    setFile(next);
    if (typeof next !== 'string') setOutcomes((await run(next, { preview: true, overlap: false })) ?? []);
  };
  const start = async () => {
    const made = content && (await run(content, { preview: false, overlap }));
    if (!made) return;
    setOutcomes(made);
    setDone(true);
  };
  const listed = (content?.appointments ?? [])
    .map((appointment, index) => ({ ...appointment, outcome: outcomes[index] }))
    // Clashes are what the owner has to decide about.
    .sort((one, other) => Number(other.outcome === 'clash') - Number(one.outcome === 'clash'));
  return (
    <OpenDialog onClose={onClose} title={words.title} size="lg">
      <div className={styles.form}>
        <p>{words.text}</p>
        {services.length === 0 && <Notice tone="warning" title={messages.byHand.noServices} />}
        <NativeSelect
          label={words.service}
          description={words.serviceHelp}
          data={services.map(({ id, name }) => ({ value: id, label: name }))}
          value={serviceId}
          disabled={content !== null}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        {typeof file === 'string' && <Notice tone="error" title={words.problems[file]} />}
        {problem && <Notice tone="error" title={problem} />}
        {isDone && <Notice tone="success" title={words.done(count('new'), count('known'))} />}
        {content && !isDone && outcomes.length > 0 && (
          <Notice
            tone={count('clash') > 0 ? 'warning' : 'info'}
            title={words.found(count('new'), count('clash'))}
          >
            {words.left(content.left, count('known'))}
          </Notice>
        )}
        {!isDone && count('clash') > 0 && (
          <Checkbox
            label={words.overlap}
            checked={overlap}
            onChange={({ currentTarget }) => setOverlap(currentTarget.checked)}
          />
        )}
        {content && (
          <ul className={styles.appointments} aria-label={words.list}>
            {listed.slice(0, SHOWN).map(({ uid, name, start: begin, end, outcome }) => (
              <li key={`${uid} ${begin}`}>
                <strong>{isolated(name)}</strong>, {momentInWords(begin, end, zone)}
                {outcome && `. ${words.outcomes[outcome]}`}
              </li>
            ))}
            {listed.length > SHOWN && <li>{words.more(listed.length - SHOWN)}</li>}
          </ul>
        )}
        <div className={styles.buttons}>
          <FileButton accept="text/calendar,.ics" onChange={(picked) => void choose(picked)}>
            {(props) => (
              <Button
                {...props}
                variant={content && !isDone ? 'default' : 'filled'}
                disabled={isBusy || serviceId === ''}
              >
                {words.choose}
              </Button>
            )}
          </FileButton>
          {content && !isDone && wanted > 0 && (
            <Button loading={isBusy} onClick={() => void start()}>
              {words.submit(wanted)}
            </Button>
          )}
        </div>
      </div>
    </OpenDialog>
  );
}
