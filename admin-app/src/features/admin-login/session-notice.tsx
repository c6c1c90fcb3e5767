import { Button } from '@mantine/core';
import { useWrite } from 'shared-lib/store';
import styles from './admin-login-page.module.css';
import { messages } from './messages';

interface Props {
  email: string;
  /** Fixes the permissions of the open session. */
  onFix: () => Promise<void>;
}

/** Explains that the signed-in account isn't an administrator's; its permissions may only be outdated. */
export function SessionNotice({ email, onFix }: Props) {
  const [fix, { isLoading }] = useWrite(onFix);
  return (
    <div className={styles.session}>
      <p>{messages.signedInAs(email)}</p>
      <Button variant="default" loading={isLoading} onClick={() => void fix()}>
        {messages.fix}
      </Button>
    </div>
  );
}
