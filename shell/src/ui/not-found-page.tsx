import { Link, useNavigate } from 'shared-lib/router';
import { notFoundMessages as messages } from 'shared-lib/ui/not-found-messages';
import { PageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { Notice } from './notice';
import styles from './controls.module.css';

/** Renders the screen of an unknown address. */
export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <Notice title={messages.title} text={messages.text}>
      <PageTitle>{messages.title}</PageTitle>
      <Link className={styles['primary']} to={paths.home}>
        {messages.home}
      </Link>
      <button type="button" className={styles['secondary']} onClick={() => navigate(-1)}>
        {messages.back}
      </button>
    </Notice>
  );
}
