import { useState } from 'react';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconSearch } from '@tabler/icons-react';
import { localDateOf } from 'shared-lib/model/booking';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import { AGENDA_VIEWS, isNarrowed, moved, type AgendaQuery } from '../agenda-query';
import { messages } from '../messages';
import { useIsWide } from '../../../ui/use-is-wide';
import { AgendaFilters } from './agenda-filters';
import styles from './agenda-toolbar.module.css';

interface AgendaToolbarProps {
  query: AgendaQuery;
  zone: string;
  /** Title of the shown dates. */
  title: string;
  onChange: (next: Partial<AgendaQuery>, options?: { replace?: boolean }) => void;
}

/** Renders the controls that choose dates and view, and what is listed; filters fold on a phone. */
export function AgendaToolbar({ query, zone, title, onChange }: AgendaToolbarProps) {
  const { view, date } = query;
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const isList = view === 'lista';
  const showsFilters = isList && (isWide || isOpen || isNarrowed(query));
  // A search finds bookings of any date.
  const hasDates = !isList || query.search === '';
  return (
    <>
      <div className={styles.toolbar} role="group" aria-label={messages.navigation}>
        {hasDates && (
          <div className={styles.steps}>
            <ActionIcon
              variant="default"
              size={40}
              aria-label={messages.earlier[view]}
              onClick={() => onChange({ date: moved(view, date, -1) })}
            >
              <IconChevronLeft size={20} aria-hidden />
            </ActionIcon>
            <Button
              variant="default"
              mih={40}
              onClick={() => onChange({ date: localDateOf(Date.now(), zone) })}
            >
              {messages.today}
            </Button>
            <ActionIcon
              variant="default"
              size={40}
              aria-label={messages.later[view]}
              onClick={() => onChange({ date: moved(view, date, 1) })}
            >
              <IconChevronRight size={20} aria-hidden />
            </ActionIcon>
          </div>
        )}
        <h2 className={styles.title} aria-live="polite" data-list={(isList && hasDates) || undefined}>
          {title}
        </h2>
        {hasDates && (
          <TextInput
            type="date"
            aria-label={messages.goTo}
            className={styles.date}
            value={date}
            onChange={(event) => event.currentTarget.value && onChange({ date: event.currentTarget.value })}
          />
        )}
        <SegmentedControl
          className={styles.views}
          aria-label={messages.view}
          value={view}
          data={AGENDA_VIEWS.map((value) => ({ value, label: messages.views[value] }))}
          onChange={(value) => onChange({ view: value })}
        />
        {isList && !isWide && (
          <ActionIcon
            variant={showsFilters ? 'light' : 'default'}
            size={40}
            aria-label={messages.filters}
            aria-expanded={showsFilters}
            disabled={isNarrowed(query)}
            onClick={() => setOpen(!isOpen)}
          >
            <IconSearch size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
      {showsFilters && <AgendaFilters query={query} onChange={onChange} />}
    </>
  );
}
