import { Button } from '@mantine/core';
import { Link } from 'shared-lib/router';
import { SectionCard } from 'shared-lib/ui/section-card';
import { useCurrentAdmin } from '../../session/admin-context';
import { paths } from '../../paths';
import styles from './admin-home-page.module.css';
import { messages } from './messages';

/** Who is signed in as administrator, and the ways on from here. */
export default function AdminHomePage() {
  const { email } = useCurrentAdmin();
  return (
    <SectionCard title={messages.title} text={messages.signedInAs(email || messages.fallback)}>
      <div className={styles.actions}>
        <Button component={Link} to={paths.templates} variant="light">
          {messages.toTemplates}
        </Button>
        <Button component={Link} to={paths.ownerHome} variant="default">
          {messages.toCards}
        </Button>
      </div>
    </SectionCard>
  );
}
