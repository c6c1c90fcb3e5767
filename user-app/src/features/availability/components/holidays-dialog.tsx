import { useState } from 'react';
import { Button, Checkbox, Select } from '@mantine/core';
import { useAnswer } from 'shared-lib/answers';
import type { LocalDate } from 'shared-lib/model/booking';
import { useNetworkBack } from 'shared-lib/network';
import { LoadError } from 'shared-lib/ui/load-error';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { OpenDialog } from 'shared-lib/ui/open-dialog';
import 'shared-lib/ui/component-sheets.css';
import { dateInWords } from '../dates-in-words';
import { messages as text } from '../messages';
import {
  countryOfZone,
  holidaysOf,
  loadPublicHolidays,
  type HolidayList,
} from '../public-holidays/public-holidays';
import styles from './availability.module.css';

interface HolidaysDialogProps {
  /** Zone of the owner, whose country comes first. */
  zone: string;
  today: LocalDate;
  onClose: () => void;
  onAdd: (dates: LocalDate[]) => void;
}

/** Asks for a place and a year, and which of its public holidays are closed. */
export default function HolidaysDialog({ zone, today, onClose, onAdd }: HolidaysDialogProps) {
  const { data: list, error, isLoading, retry } = useAnswer([], loadPublicHolidays);
  useNetworkBack(error !== undefined, retry);

  return (
    <OpenDialog onClose={onClose} title={text.holidaysTitle}>
      {isLoading && (
        <div role="status" aria-label={text.holidaysLoading}>
          <SkeletonBlock height={320} radius={8} />
        </div>
      )}
      {error !== undefined && <LoadError message={text.holidaysFailed} onRetry={retry} />}
      {list && <HolidaysForm list={list} zone={zone} today={today} onClose={onClose} onAdd={onAdd} />}
    </OpenDialog>
  );
}

function HolidaysForm({ list, zone, today, onClose, onAdd }: HolidaysDialogProps & { list: HolidayList }) {
  const thisYear = Number(today.slice(0, 4));
  const [code, setCode] = useState(() => countryOfZone(zone));
  const [region, setRegion] = useState<string | null>(null);
  const [year, setYear] = useState(thisYear);
  const [left, setLeft] = useState<ReadonlySet<LocalDate>>(new Set());
  const country = list.countries.find((candidate) => candidate.code === code) ?? list.countries[0];
  if (!country) return null;
  const days = holidaysOf(country, region, year, today);
  const chosen = days.filter(({ date }) => !left.has(date));

  return (
    <>
      <div className={styles.fields}>
        <Select
          label={text.country}
          value={code}
          onChange={(value) => {
            if (value) setCode(value);
            setRegion(null);
          }}
          allowDeselect={false}
          searchable
          data={list.countries.map(({ code: value, name }) => ({ value, label: name }))}
          withScrollArea={false}
          styles={{ options: { maxHeight: 280, overflowY: 'auto' } }}
        />
        {country.regions.length > 0 && (
          <Select
            label={text.region}
            value={region ?? ''}
            onChange={(value) => setRegion(value || null)}
            allowDeselect={false}
            data={[
              { value: '', label: text.wholeCountry },
              ...country.regions.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            withScrollArea={false}
            styles={{ options: { maxHeight: 280, overflowY: 'auto' } }}
          />
        )}
        <Select
          label={text.year}
          value={String(year)}
          onChange={(value) => setYear(Number(value))}
          allowDeselect={false}
          data={[thisYear, thisYear + 1].filter((each) => each <= list.until).map(String)}
        />
      </div>
      {days.length === 0 ? (
        <p className={styles.help}>{text.noHolidays}</p>
      ) : (
        <fieldset className={styles.holidays}>
          <legend className={styles.hidden}>{text.holidayList}</legend>
          <Checkbox
            label={text.allHolidays}
            checked={chosen.length === days.length}
            indeterminate={chosen.length > 0 && chosen.length < days.length}
            onChange={(event) =>
              setLeft(event.currentTarget.checked ? new Set() : new Set(days.map(({ date }) => date)))
            }
          />
          {days.map(({ date, name }) => (
            <Checkbox
              key={date}
              label={name}
              description={dateInWords(date)}
              checked={!left.has(date)}
              onChange={(event) => {
                const after = new Set(left);
                if (event.currentTarget.checked) after.delete(date);
                else after.add(date);
                setLeft(after);
              }}
            />
          ))}
        </fieldset>
      )}
      <p className={styles.help}>{text.holidaysHelp}</p>
      <div className={styles.dialogButtons} data-bottom-bar>
        <Button variant="default" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button disabled={chosen.length === 0} onClick={() => onAdd(chosen.map(({ date }) => date))}>
          {text.closeHolidays(chosen.length)}
        </Button>
      </div>
    </>
  );
}
