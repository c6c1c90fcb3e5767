import { Switch } from '@mantine/core';
import { Link } from 'shared-lib/router';
import { Notice } from 'shared-lib/ui/notice';
import { paths } from '../../paths';
import { messages } from './messages';
import { SettingForm } from './setting-form';

/** Who may become an administrator. */
export function PolicySection() {
  return (
    <SettingForm name="adminPolicy" title={messages.policy} text={messages.policyText}>
      {(edit) => (
        <>
          <Switch
            label={messages.selfRegistration}
            checked={edit.value.selfRegistration}
            onChange={({ currentTarget }) => edit.change({ selfRegistration: currentTarget.checked })}
          />
          {edit.value.selfRegistration && <Notice tone="warning" title={messages.selfRegistrationWarning} />}
          <Link to={`${paths.users}?vista=administradores`}>{messages.invitations}</Link>
        </>
      )}
    </SettingForm>
  );
}
