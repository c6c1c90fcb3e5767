import type { CSSProperties } from 'react';
import { photoUrlPath, roleLine, telUrl, type Card } from 'shared-lib/model';
import { publicAddress } from '../card-data/public-address';
import { messages } from './messages';

const TEXT: CSSProperties = {
  fontFamily: 'Arial, Helvetica, sans-serif',
  fontSize: '14px',
  lineHeight: '20px',
  color: '#13203A',
};
const LINK: CSSProperties = { color: '#0F766E', textDecoration: 'underline' };

/** Returns the address of a photo that mail programs show: a JPEG that visitors get; `null` for none, also while the draft has changes. */
function photoAddress({
  status,
  slug,
  revision,
  publishedRevision,
  profile: { photo },
}: Card): string | null {
  const isShown = status === 'published' && publishedRevision === revision;
  if (!isShown || !photo?.path.endsWith('.jpg')) return null;
  return `${new URL(publicAddress(slug)).origin}${photoUrlPath(slug, photo.path)}`;
}

/**
 * Renders an e-mail signature: a table with its style on each element, which is all that mail programs understand, in
 * colours that read on white.
 */
export function Signature({ card, address }: { card: Card; address: string }) {
  const { profile } = card;
  const photo = photoAddress(card);
  const role = roleLine(profile);
  return (
    <table cellPadding={0} cellSpacing={0} role="presentation" style={{ borderCollapse: 'collapse' }}>
      <tbody>
        <tr>
          {photo && (
            <td style={{ paddingRight: '16px', verticalAlign: 'top' }}>
              <img
                src={photo}
                width={72}
                height={72}
                alt=""
                style={{ borderRadius: '8px', display: 'block' }}
              />
            </td>
          )}
          <td style={{ ...TEXT, verticalAlign: 'top' }}>
            <strong style={{ fontSize: '16px' }}>{profile.name}</strong>
            {role && <div style={{ color: '#44506A' }}>{role}</div>}
            {profile.phone && (
              <div>
                <a href={telUrl(profile.phone)} style={{ ...LINK, color: '#13203A' }}>
                  {profile.phone}
                </a>
              </div>
            )}
            {profile.email && (
              <div>
                <a href={`mailto:${profile.email}`} style={{ ...LINK, color: '#13203A' }}>
                  {profile.email}
                </a>
              </div>
            )}
            <div style={{ paddingTop: '4px' }}>
              <a href={address} style={LINK}>
                {messages.signatureLink}
              </a>
            </div>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
