import { Link } from 'shared-lib/router';
import { userHref } from '../../../paths';
import { messages } from '../messages';

/** Renders the link to a card's owner. The name isn't shown, as it would cost a read for each line. */
export function ReportOwner({ uid }: { uid: string }) {
  if (uid === '') return messages.ownerUnknown;
  return <Link to={userHref(uid)}>{messages.owner}</Link>;
}
