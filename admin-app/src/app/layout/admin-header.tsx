import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useLocation } from 'shared-lib/router';
import { PageHeading } from 'shared-lib/ui/page-heading';
import { useCurrentAdmin } from '../../session/admin-context';
import { paths } from '../../paths';
import styles from './admin-header.module.css';
import { messages } from './messages';
import { sectionAt } from './sections';

/** Which section is open, the way to a new template, and who is at work. */
export function AdminHeader() {
  const { pathname } = useLocation();
  const { email } = useCurrentAdmin();
  const section = sectionAt(pathname);
  if (!section) return null;
  const action = (
    <div className={styles.action}>
      <span className={styles.who}>{email || messages.fallbackName}</span>
      {section.to !== paths.creator && (
        <Button component={Link} to={paths.creator} leftSection={<IconPlus size={18} aria-hidden />}>
          {messages.newTemplate}
        </Button>
      )}
    </div>
  );
  return <PageHeading key={section.to} title={section.label} intro={section.description} action={action} />;
}
