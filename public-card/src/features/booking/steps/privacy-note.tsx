import { resolveEndpoints } from 'shared-lib/config';
import { visitorsPrivacyUrl } from 'shared-lib/privacy';
import { visitorWords } from '../visitor-words';
import { language } from '../words';

/**
 * Names the controller of the typed data, with a link to the whole text in another tab, so that nothing typed is lost.
 */
export function PrivacyNote({ ownerName }: { ownerName: string }) {
  const { booking, link } = visitorWords().privacy;
  const { shell, publicCard } = resolveEndpoints().origins;
  const href = visitorsPrivacyUrl({ shellOrigin: shell, cardOrigin: publicCard }, language());
  return (
    <p className="tj-help">
      {booking(ownerName, true)}{' '}
      <a href={href} target="_blank" rel="noopener noreferrer">
        {link}
      </a>
    </p>
  );
}
