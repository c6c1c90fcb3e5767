import type { ReactNode } from 'react';
import { NativeSelect } from '@mantine/core';
import { PLANS } from 'shared-lib/model';
import { Toolbar } from 'shared-lib/ui/toolbar';
import { SearchInput } from '../../../ui/search-input';
import { messages } from '../messages';
import { SORTS, STATES, type UserQuery } from '../use-user-query';
import styles from './users.module.css';

interface UserFilterBarProps {
  query: UserQuery;
  onChange: (change: Partial<UserQuery>) => void;
  /** Number of accounts found, in words. */
  found: string;
  actions: ReactNode;
}

const options = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
  any?: string,
) => [
  ...(any ? [{ value: '', label: any }] : []),
  ...values.map((value) => ({ value, label: labels[value] })),
];

/** Renders the filters of the list. */
export function UserFilterBar({ query, onChange, found, actions }: UserFilterBarProps) {
  return (
    <div className={styles.filters}>
      <Toolbar label={messages.find} actions={actions}>
        <SearchInput
          label={messages.search}
          placeholder={messages.searchHint}
          value={query.search}
          onChange={(search) => onChange({ search })}
        />
        <div className={styles.choices}>
          <NativeSelect
            label={messages.plan}
            data={options(PLANS, messages.plans, messages.anyPlan)}
            value={query.plan ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ plan: PLANS.find((plan) => plan === value) ?? null })
            }
          />
          <NativeSelect
            label={messages.state}
            data={options(STATES, messages.states, messages.anyState)}
            value={query.state ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ state: STATES.find((state) => state === value) ?? null })
            }
          />
          {/* What is searched has no order; the headings of the table order it on wide screens. */}
          {query.search === '' && (
            <NativeSelect
              className={styles.phoneOnly}
              label={messages.sort}
              data={options(SORTS, messages.sorts)}
              value={query.sort}
              onChange={({ currentTarget: { value } }) =>
                onChange({ sort: SORTS.find((sort) => sort === value) ?? 'recent' })
              }
            />
          )}
        </div>
      </Toolbar>
      <p role="status" className={styles.found}>
        {found}
      </p>
    </div>
  );
}
