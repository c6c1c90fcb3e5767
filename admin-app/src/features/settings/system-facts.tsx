import { Anchor } from '@mantine/core';
import {
  keysOf,
  type SettingPresence,
  type SiteState,
  type SystemState,
  type UsageToday,
} from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import { SectionCard, SectionStack } from 'shared-lib/ui/section-card';
import { StatusBadge, type StatusTone } from 'shared-lib/ui/status-badge';
import { messages } from './messages';
import styles from './settings.module.css';

/** Days before the end of a certificate from which it needs somebody: providers renew a month before. */
const SOON_DAYS = 14;

type Facts = Pick<SystemState, 'settings' | 'sites' | 'today' | 'projectId'>;

/** Renders the deployment as the functions report it: its settings by name, its certificates, and today's usage. */
export function SystemFacts({ facts, now }: { facts: Facts; now: number }) {
  const { settings, sites, today, projectId } = facts;
  return (
    <SectionStack>
      <SectionCard title={messages.deploymentSettings} text={messages.deploymentSettingsText}>
        <SettingList settings={settings} />
      </SectionCard>
      <SectionCard title={messages.usage} text={messages.usageText}>
        <UsageList today={today} projectId={projectId} />
      </SectionCard>
      {sites.length > 0 && (
        <SectionCard title={messages.sites} text={messages.sitesText}>
          <SiteList sites={sites} now={now} />
        </SectionCard>
      )}
    </SectionStack>
  );
}

const NEED: Record<SettingPresence['state'], (isOptional: boolean) => StatusTone> = {
  present: () => 'success',
  elsewhere: () => 'neutral',
  missing: (isOptional) => (isOptional ? 'neutral' : 'error'),
};

const toneOf = ({ state, isOptional }: SettingPresence) => NEED[state](isOptional);

/** Missing settings that are needed, then missing ones, then the others. */
const inOrder = (settings: readonly SettingPresence[]) => {
  const rank = ({ state, isOptional }: SettingPresence) =>
    state === 'missing' ? (isOptional ? 1 : 0) : state === 'elsewhere' ? 3 : 2;
  return [...settings].sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1));
};

function SettingList({ settings }: { settings: readonly SettingPresence[] }) {
  if (settings.length === 0) return <p className={styles.hint}>{messages.settingsUnknown}</p>;
  const missing = settings.filter(({ state }) => state === 'missing');
  const others = settings.filter(({ state }) => state !== 'missing');
  return (
    <>
      <p className={styles.hint}>
        {messages.settingsMissing(missing.filter(({ isOptional }) => !isOptional).length, missing.length)}
      </p>
      <SettingLines settings={missing} />
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{messages.otherSettings(others.length)}</summary>
          <SettingLines settings={others} />
        </details>
      )}
    </>
  );
}

function SettingLines({ settings }: { settings: readonly SettingPresence[] }) {
  return (
    <ul className={styles.pieces}>
      {inOrder(settings).map((setting) => (
        <li key={setting.name}>
          <div className={styles.flagWords}>
            <p className={styles.flagName}>
              <code>{setting.name}</code>
            </p>
            {setting.state === 'missing' && <p className={styles.hint}>{setting.effect}</p>}
          </div>
          <StatusBadge tone={toneOf(setting)}>
            {setting.state === 'missing' && setting.isOptional
              ? messages.settingOff
              : messages.settingStates[setting.state]}
          </StatusBadge>
        </li>
      ))}
    </ul>
  );
}

function UsageList({ today, projectId }: { today: UsageToday; projectId: string }) {
  return (
    <>
      <dl className={styles.usage}>
        {keysOf(messages.usageOf).map((name) => (
          <div key={name}>
            <dt>{messages.usageOf[name]}</dt>
            <dd>{today[name].toLocaleString('es')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>
        {messages.usageElsewhere}{' '}
        {projectId !== '' && (
          <Anchor
            href={`https://console.firebase.google.com/project/${projectId}/usage`}
            target="_blank"
            rel="noopener"
          >
            {messages.usageConsole}
          </Anchor>
        )}
      </p>
    </>
  );
}

function SiteList({ sites, now }: { sites: readonly SiteState[]; now: number }) {
  return (
    <ul className={styles.pieces}>
      {sites.map(({ site, host, certificateUntil, issuer, isTrusted }) => {
        const days = certificateUntil === null ? null : Math.floor((certificateUntil - now) / DAY_MS);
        const isFine = isTrusted && days !== null && days >= SOON_DAYS;
        return (
          <li key={site}>
            <div className={styles.flagWords}>
              <p className={styles.flagName}>{messages.siteNames[site]}</p>
              <p className={styles.hint}>
                <code>{host}</code>
              </p>
              {certificateUntil !== null && (
                <p className={styles.hint}>{messages.certificate(certificateUntil, issuer)}</p>
              )}
            </div>
            <StatusBadge tone={isFine ? 'success' : 'error'}>
              {days === null
                ? messages.noCertificate
                : isTrusted
                  ? messages.certificateDays(days)
                  : messages.untrusted}
            </StatusBadge>
          </li>
        );
      })}
    </ul>
  );
}
