import { resolveEndpoints } from 'shared-lib/config';
import { NOTICES, privacyUrl } from 'shared-lib/privacy';

/**
 * Names the controller of the typed data, with a link to the whole text in another tab, so that nothing typed is lost.
 */
export function PrivacyNote({ ownerName }: { ownerName: string }) {
  return (
    <p className="tj-help">
      {NOTICES.es.booking(ownerName, true)}{' '}
      <a href={privacyUrl(resolveEndpoints().origins.shell)} target="_blank" rel="noopener noreferrer">
        {NOTICES.es.link}
      </a>
    </p>
  );
}
