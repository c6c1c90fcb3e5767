import { Checkbox, NumberInput, Switch } from '@mantine/core';
import type { DescribedFlag, Platform, UserType } from 'shared-lib/model';
import styles from '../settings.module.css';
import { ChosenAccounts } from './chosen-accounts';
import { FlagDates } from './flag-dates';
import { messages } from './messages';

const TYPES = ['free', 'premium', 'enterprise', 'developer', 'admin'] as const satisfies readonly UserType[];
const PLATFORMS = ['mobile', 'tablet', 'desktop'] as const satisfies readonly Platform[];
const MAX_TARGETS = 500;

/** Problems of a flag, by field. */
export type FlagProblems = Partial<Record<'rolloutPercentage' | 'targetUsers' | 'endsAt', string>>;

/** Returns the problems for which the rules would refuse a flag; empty for none. */
export function checkFlag({ rolloutPercentage, targetUsers, startsAt, endsAt }: DescribedFlag): FlagProblems {
  const problems: FlagProblems = {};
  if (!(rolloutPercentage >= 0 && rolloutPercentage <= 100))
    problems.rolloutPercentage = messages.percentageProblem;
  if ((targetUsers?.length ?? 0) > MAX_TARGETS) problems.targetUsers = messages.targetsTooMany;
  if (startsAt !== undefined && endsAt !== undefined && endsAt <= startsAt)
    problems.endsAt = messages.datesProblem;
  return problems;
}

interface FlagFieldsProps {
  flag: DescribedFlag;
  problems: FlagProblems;
  onChange: (part: Partial<DescribedFlag>) => void;
}

/** Renders the controls of a flag. */
export function FlagFields({ flag, problems, onChange }: FlagFieldsProps) {
  const conditions = flag.conditions ?? {};
  return (
    <>
      <Switch
        label={messages.enabled}
        checked={flag.enabled}
        onChange={({ currentTarget }) => onChange({ enabled: currentTarget.checked })}
      />
      <NumberInput
        label={messages.percentage}
        suffix=" %"
        min={0}
        max={100}
        clampBehavior="none"
        value={Number.isNaN(flag.rolloutPercentage) ? '' : flag.rolloutPercentage}
        error={problems.rolloutPercentage}
        onChange={(value) => onChange({ rolloutPercentage: value === '' ? Number.NaN : Number(value) })}
      />
      <Checkbox.Group
        label={messages.userTypes}
        description={messages.anyType}
        value={[...(conditions.userType ?? [])]}
        onChange={(chosen) =>
          onChange({
            conditions: { ...conditions, userType: TYPES.filter((type) => chosen.includes(type)) },
          })
        }
      >
        <div className={styles.choices}>
          {TYPES.map((type) => (
            <Checkbox key={type} value={type} label={messages.types[type]} />
          ))}
        </div>
      </Checkbox.Group>
      <Checkbox.Group
        label={messages.devices}
        description={messages.anyDevice}
        value={[...(conditions.platform ?? [])]}
        onChange={(chosen) =>
          onChange({
            conditions: { ...conditions, platform: PLATFORMS.filter((one) => chosen.includes(one)) },
          })
        }
      >
        <div className={styles.choices}>
          {PLATFORMS.map((platform) => (
            <Checkbox key={platform} value={platform} label={messages.platforms[platform]} />
          ))}
        </div>
      </Checkbox.Group>
      <FlagDates flag={flag} problem={problems.endsAt} onChange={onChange} />
      <ChosenAccounts
        uids={flag.targetUsers ?? []}
        problem={problems.targetUsers}
        onChange={(targetUsers) => onChange({ targetUsers })}
      />
    </>
  );
}
