import { useState } from 'react';
import { Textarea } from '@mantine/core';
import { isSameValue, LINK_HOST, MAX_LINK_HOSTS, type LinkHostSettings } from 'shared-lib/model';
import { ORDERS } from '../../paths';
import { useOrder } from '../../ui/lists/use-order';
import { LinkedCards } from './linked-cards';
import { messages } from './messages';
import { SettingForm } from './setting-form';
import type { Edit } from './use-edit';

const hostsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,]+/)
      .map((host) =>
        host
          .toLowerCase()
          .replace(/^https?:\/\//, '')
          .replace(/\/.*$/, ''),
      )
      .filter(Boolean),
  ),
];

function check({ hosts }: LinkHostSettings): { hosts?: string } {
  const wrong = hosts.find((host) => !LINK_HOST.test(host));
  if (wrong !== undefined) return { hosts: messages.hostsProblem(wrong) };
  return hosts.length > MAX_LINK_HOSTS ? { hosts: messages.hostsTooMany(MAX_LINK_HOSTS) } : {};
}

/** Renders the list of hosts that no card may link to. */
export function LinkHostsSection() {
  return (
    <SettingForm name="linkHosts" title={messages.linkHosts} text={messages.linkHostsText} check={check}>
      {(edit, problems) => (
        <>
          <HostsInput edit={edit} problem={problems.hosts} />
          {/* Only stored hosts are banned. */}
          {!edit.isChanged && <LinkedCards hosts={edit.value.hosts} />}
        </>
      )}
    </SettingForm>
  );
}

function HostsInput({ edit, problem }: { edit: Edit<LinkHostSettings>; problem: string | undefined }) {
  // The field holds the text as typed, with its line breaks; the edit's value is the list that is parsed from it.
  const [typed, setTyped] = useState<string | null>(null);
  useOrder(ORDERS.ban, (host) => edit.change({ hosts: hostsIn([...edit.value.hosts, host].join('\n')) }));
  const listed = edit.value.hosts.join('\n');
  const [wasSaving, setWasSaving] = useState(edit.isSaving);
  if (wasSaving !== edit.isSaving) {
    setWasSaving(edit.isSaving);
    if (!edit.isSaving && !edit.isChanged) setTyped(null);
  }
  return (
    <Textarea
      name="hosts"
      label={messages.hosts}
      autosize
      minRows={4}
      maxRows={16}
      spellCheck={false}
      autoCapitalize="off"
      value={typed !== null && isSameValue(hostsIn(typed), edit.value.hosts) ? typed : listed}
      error={problem}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        edit.change({ hosts: hostsIn(currentTarget.value) });
      }}
    />
  );
}
