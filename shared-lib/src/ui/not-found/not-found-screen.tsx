import { Button } from '@mantine/core';
import { Link, useNavigate } from 'shared-lib/router';
import { PageHeading } from '../page-heading';
import { notFoundMessages as messages } from '../not-found-messages';
import styles from './not-found-screen.module.css';

/** Renders the screen for an unknown address inside an app's frame. */
export function NotFoundScreen() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeading title={messages.title} intro={messages.text} />
      <div className={styles.actions}>
        <Button component={Link} to="/">
          {messages.home}
        </Button>
        <Button variant="default" onClick={() => void navigate(-1)}>
          {messages.back}
        </Button>
      </div>
    </>
  );
}
