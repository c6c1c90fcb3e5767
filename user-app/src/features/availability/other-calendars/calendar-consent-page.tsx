import { useEffect, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { CALENDAR_MAKERS, type CalendarConsent } from 'shared-lib/model';
import { UNANSWERED } from 'shared-lib/errors';
import { Link, useSearchParams } from 'shared-lib/router';
import { failureOf } from 'shared-lib/store';
import { LoadError } from 'shared-lib/ui/load-error';
import { Notice } from 'shared-lib/ui/notice';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { PageHeading } from 'shared-lib/ui/page-heading';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import 'shared-lib/ui/component-sheets.css';
import {
  useAddConsentedCalendarMutation,
  useFinishCalendarConsentMutation,
} from '../../../booking-data/endpoints/calendar-sources-endpoints';
import { paths } from '../../../paths';
import { ChooseCalendar } from './choose-calendar';
import { describeCalendarRefusal, describeProblem } from './describe-calendar-refusal';
import { messages as text } from './messages';

/** State and code that a calendar's maker sends back to this page. */
interface Answer {
  state: string;
  code: string;
}

/** Answers of Microsoft that say that only the administrator of an organisation can give the consent. */
const APPROVAL = /AADSTS(65001|90094|90095)\b/;

/** Returns why no consent came back. */
const refusalOf = (search: URLSearchParams) =>
  APPROVAL.test(search.get('error_description') ?? '')
    ? text.problems['calendar-approval']
    : text.refusedText;

/** Renders the page that the makers of calendars lead back to: it finishes the consent, and offers the calendars to choose from. */
export default function CalendarConsentPage() {
  const [search, setSearch] = useSearchParams();
  // The code is removed from the URL at once: it must not stay in the history or in a shared link.
  const [answer] = useState<Answer | null>(() => {
    const [state, code] = [search.get('state'), search.get('code')];
    return state !== null && code !== null ? { state, code } : null;
  });
  const [refusal] = useState(() => refusalOf(search));
  const isEmptied = useRef(false);
  useEffect(() => {
    if (isEmptied.current) return;
    isEmptied.current = true;
    setSearch({}, { replace: true });
  }, [setSearch]);

  return (
    <>
      <PageHeading title={text.connectTitle} intro={text.connectIntro} />
      <OfflineNotice />
      {answer ? (
        <Finish answer={answer} />
      ) : (
        <Notice tone="warning" title={text.refused} actions={<Back />}>
          <p>{refusal}</p>
        </Notice>
      )}
    </>
  );
}

const Back = () => (
  <Button component={Link} to={paths.hours} variant="default">
    {text.toHours}
  </Button>
);

function Finish({ answer }: { answer: Answer }) {
  const [finish, { data, error }] = useFinishCalendarConsentMutation();
  const hasStarted = useRef(false);
  useEffect(() => {
    // The code works once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    void finish(answer);
  }, [answer, finish]);

  const problem = describeCalendarRefusal(error);
  if (problem)
    return failureOf(error)?.code === UNANSWERED ? (
      <LoadError message={problem} onRetry={() => void finish(answer)} />
    ) : (
      <Notice tone="error" title={problem} actions={<Back />} />
    );
  if (!data)
    return (
      <SkeletonRegion label={text.connecting}>
        <SkeletonBlock height={160} radius={12} />
      </SkeletonRegion>
    );
  if (data.renewed) {
    const { failing } = data.renewed;
    return (
      <Notice
        tone={failing ? 'warning' : 'success'}
        title={failing ? describeProblem(data.kind, failing.problem) : text.renewed}
        actions={<Back />}
      />
    );
  }
  return <Choose consent={data} />;
}

function Choose({ consent: { consentId, kind, calendars } }: { consent: CalendarConsent }) {
  const [add, adding] = useAddConsentedCalendarMutation();
  // Another choice is another form: the id of the first one is taken.
  const [round, setRound] = useState(0);
  const again = () => {
    adding.reset();
    setRound(round + 1);
  };
  return (
    <SectionCard title={text.makers[kind].name} text={text.connectText}>
      <ChooseCalendar
        key={round}
        calendars={calendars}
        asksAllDay={CALENDAR_MAKERS[kind].tellsWholeDays}
        add={({ sourceId, url, allDayBlocks }) => add({ sourceId, consentId, address: url, allDayBlocks })}
        adding={adding}
        onAdded={() => undefined}
        leave={<Back />}
        afterwards={
          <>
            <Button onClick={again}>{text.addMore}</Button>
            <Back />
          </>
        }
      />
    </SectionCard>
  );
}
