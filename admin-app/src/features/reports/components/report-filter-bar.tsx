import { NativeSelect } from '@mantine/core';
import { REPORT_REASONS } from 'shared-lib/model';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import { Toolbar } from 'shared-lib/ui/toolbar';
import { useAdminsQuery } from '../../../admin-data/admin-endpoints';
import { useCurrentAdmin } from '../../../session/admin-context';
import { messages } from '../messages';
import {
  DECIDED_STATES,
  NOBODY,
  OPEN_STATES,
  type FilteredState,
  type ReportFilters,
} from '../report-filters';
import styles from './reports.module.css';

interface ReportFilterBarProps {
  isOpen: boolean;
  filters: ReportFilters;
  onChange: (change: Partial<ReportFilters>) => void;
}

/** Renders the filters of reported cards, and how they are grouped. */
export function ReportFilterBar({ isOpen, filters, onChange }: ReportFilterBarProps) {
  const { id: own } = useCurrentAdmin();
  const { data: admins = [] } = useAdminsQuery();
  const states: readonly FilteredState[] = isOpen ? OPEN_STATES : DECIDED_STATES;
  const others = admins.filter(({ id }) => id !== own);
  return (
    <Toolbar
      label={messages.find}
      actions={
        <SegmentedControl
          aria-label={messages.grouping}
          value={filters.isByAccount ? 'account' : 'card'}
          data={[
            { value: 'card', label: messages.byCard },
            { value: 'account', label: messages.byAccount },
          ]}
          onChange={(value) => onChange({ isByAccount: value === 'account' })}
        />
      }
    >
      <div className={styles.filters}>
        <NativeSelect
          label={messages.state}
          data={[
            { value: '', label: messages.anyState },
            ...states.map((value) => ({ value, label: messages.states[value] })),
          ]}
          value={filters.state ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ state: states.find((state) => state === value) ?? null })
          }
        />
        <NativeSelect
          label={messages.reason}
          data={[
            { value: '', label: messages.anyReason },
            ...REPORT_REASONS.map((value) => ({ value, label: messages.reasons[value] })),
          ]}
          value={filters.reason ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ reason: REPORT_REASONS.find((reason) => reason === value) ?? null })
          }
        />
        <NativeSelect
          label={messages.assigned}
          data={[
            { value: '', label: messages.anybody },
            { value: NOBODY, label: messages.nobody },
            { value: own, label: messages.me },
            ...others.map(({ id, email, name }) => ({ value: id, label: email || name })),
          ]}
          value={filters.assigned}
          onChange={({ currentTarget: { value } }) => onChange({ assigned: value })}
        />
      </div>
    </Toolbar>
  );
}
