import type { ReactNode } from 'react';
import { Link, useLocation } from 'shared-lib/router';
import { Notice } from 'shared-lib/ui/notice';
import { paths } from '../paths';
import { useMayOpen } from '../session/permissions';
import { messages } from './messages';

/** Renders a screen for the roles that may open it, and a refusal for the others. */
export function Allowed({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  if (mayOpen(pathname)) return children;
  return (
    <Notice tone="info" title={messages.notAllowed}>
      <p>
        {messages.notAllowedText} <Link to={paths.dashboard}>{messages.toDashboard}</Link>
      </p>
    </Notice>
  );
}
