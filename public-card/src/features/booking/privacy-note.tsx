import { resolveEndpoints } from 'shared-lib/config';
import { privacyUrl } from 'shared-lib/privacy';
import { visitorWords } from './words';

/**
 * Names the controller of the typed data, with a link to the whole text in another tab, so that nothing typed is lost.
 */
export function PrivacyNote({ ownerName }: { ownerName: string }) {
  const { booking, link } = visitorWords().privacy;
  return (
    <p className="tj-help">
      {booking(ownerName, true)}{' '}
      <a href={privacyUrl(resolveEndpoints().origins.shell)} target="_blank" rel="noopener noreferrer">
        {link}
      </a>
    </p>
  );
}
