import { banHostHref, flagHref, freezeHref, settingHref, type SettingsSection } from '../../paths';
import { messages as settingNames } from '../../features/settings/messages';
import { DEFAULT_FLAGS } from 'shared-lib/model';
import { messages } from './messages';
import type { Destination } from './recent-destinations';

/** Settings that have a field, by their section of 'Configuración'. */
const FIELDS: readonly [SettingsSection, string, { label: string; about: string }][] = [
  ['alerts', 'webhookUrl', { label: settingNames.webhook, about: settingNames.webhookText }],
  ['alerts', 'minSeverity', { label: settingNames.minSeverity, about: settingNames.webhook }],
  ['product', 'supportEmail', { label: settingNames.supportEmail, about: settingNames.supportEmailHint }],
  [
    'product',
    'cardsPerAccount',
    { label: settingNames.cardsPerAccount, about: settingNames.cardsPerAccountHint },
  ],
  [
    'product',
    'reportsForAlert',
    { label: settingNames.reportsForAlert, about: settingNames.reportsForAlertHint },
  ],
  ['product', 'hosts', { label: settingNames.linkHosts, about: settingNames.linkHostsText }],
  ['admins', 'selfRegistration', { label: settingNames.policy, about: settingNames.policyText }],
];

/** Sections of 'Configuración', and the fields of single settings. */
export const settings: readonly Destination[] = [
  ...(['alerts', 'product', 'admins', 'system'] as const).map((section) => ({
    to: settingHref(section),
    ...messages.settings[section],
  })),
  ...FIELDS.map(([section, field, words]) => ({ to: settingHref(section, field), ...words })),
];

/** Flags, by their names. */
export const flags: readonly Destination[] = Object.entries(DEFAULT_FLAGS).map(
  ([id, { name, description }]) => ({ to: flagHref(id), label: name, about: description }),
);

export const freeze: Destination = { to: freezeHref, ...messages.actions.freeze };

/** Returns the destination to ban a host, which opens the list with the host added; without one, the list. */
export const banHost = (host: string): Destination => ({
  to: banHostHref(host),
  label: messages.actions.ban(host),
  about: messages.actions.banAbout,
});
