import { Link } from 'shared-lib/router';
import { useIndexedUserQuery } from '../../../admin-data/admin-endpoints';
import { userHref } from '../../../paths';
import { messages } from '../messages';

/** Whose card it is. */
export function ReportOwner({ uid }: { uid: string }) {
  const { data: owner } = useIndexedUserQuery(uid, { skip: uid === '' });
  if (uid === '') return messages.owner;
  return (
    <>
      {messages.owner}: <Link to={userHref(uid)}>{owner?.email || owner?.name || messages.ownerUnknown}</Link>
    </>
  );
}
