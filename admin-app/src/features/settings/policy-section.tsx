import { useState } from 'react';
import { Switch, TextInput } from '@mantine/core';
import { Link } from 'shared-lib/router';
import { Notice } from 'shared-lib/ui/notice';
import 'shared-lib/ui/component-sheets.css';
import { paths } from '../../paths';
import { messages } from './messages';
import { SettingForm } from './setting-form';
import { useSettingQuery } from './settings-endpoints';

/**
 * Renders the policy on who may become an administrator. Opening it to everybody has to be confirmed by typing its
 * meaning.
 */
export default function PolicySection() {
  const [typed, setTyped] = useState('');
  const { data: stored } = useSettingQuery('adminPolicy');
  const isOpen = stored?.value.selfRegistration === true;
  const means = typed.trim().toLowerCase() === messages.openMeaning;
  return (
    <SettingForm
      name="adminPolicy"
      title={messages.policy}
      text={messages.policyText}
      check={({ selfRegistration }) =>
        selfRegistration && !isOpen && !means ? { selfRegistration: messages.openProblem } : {}
      }
    >
      {(edit, problems) => (
        <>
          <Switch
            label={messages.selfRegistration}
            checked={edit.value.selfRegistration}
            onChange={({ currentTarget }) => {
              setTyped('');
              edit.change({ selfRegistration: currentTarget.checked });
            }}
          />
          {edit.value.selfRegistration && <Notice tone="warning" title={messages.selfRegistrationWarning} />}
          {edit.value.selfRegistration && !isOpen && (
            <TextInput
              label={messages.openConfirmation}
              value={typed}
              error={problems.selfRegistration}
              autoComplete="off"
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          )}
          <Link to={`${paths.users}?vista=administradores`}>{messages.invitations}</Link>
        </>
      )}
    </SettingForm>
  );
}
