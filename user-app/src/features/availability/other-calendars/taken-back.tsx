import { CALENDAR_MAKERS, type CalendarSignIn } from 'shared-lib/model';
import { messages as text } from './messages';

/** Renders where owners take back a permission that we can't give back ourselves; nothing for other makers. */
export function TakenBack({ maker }: { maker: CalendarSignIn | null }) {
  if (!maker) return null;
  const links = text.makers[maker].takenBackAt;
  if (links.length === 0) return null;
  return (
    <>
      <p>{text.takenBack(CALENDAR_MAKERS[maker].name)}</p>
      <ul>
        {links.map(({ label, address }) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
