import { Link } from 'shared-lib/router';
import { userHref } from '../../../paths';
import { messages } from '../messages';

/** The way to whose card it is. Who that is costs a read a line: their own page tells it. */
export function ReportOwner({ uid }: { uid: string }) {
  if (uid === '') return messages.ownerUnknown;
  return <Link to={userHref(uid)}>{messages.owner}</Link>;
}
