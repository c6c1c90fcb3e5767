import { Link } from 'shared-lib/router';
import { Notice } from 'shared-lib/ui/notice';
import { useSettingQuery } from '../admin-data/setting-query';
import { policyHref } from '../paths';
import { messages } from './messages';

/** Renders the banner of an administration that is open to everybody; nothing while it isn't. */
export function OpenAdministrationNotice() {
  const { data } = useSettingQuery('adminPolicy');
  if (data?.value.selfRegistration !== true) return null;
  return (
    <Notice tone="warning" title={messages.isOpen}>
      <p>
        {messages.isOpenText} <Link to={policyHref}>{messages.toSettings}</Link>
      </p>
    </Notice>
  );
}
