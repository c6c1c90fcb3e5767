import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import { useAuth, useUid } from 'shared-lib/store';
import { useAvailabilityQuery } from '../../../booking-data/endpoints/availability-endpoints';
import { useServicesQuery } from '../../../booking-data/endpoints/service-endpoints';
import { paths } from '../../../paths';
import { useEditor } from '../editor-context';
import { useOwnerZone } from '../links/schedule/use-owner-zone';
import { changeSection } from '../sections/edit-sections';
import { useAddFirstHoursMutation, useAddFirstServiceMutation } from './booking-writes';
import { FIRST_HOURS, FIRST_SERVICES, firstHours, firstService, type FirstService } from './first-booking';
import { FirstServiceForm } from './first-service-form';
import styles from './guided-card.module.css';
import { messages } from './messages';

const text = messages.booking;

/** Asks for a first service, with its price and place, and for hours; both can be changed later. */
export function BookingStep() {
  const uid = useUid();
  const { card, edit } = useEditor();
  const zone = useOwnerZone();
  const isVerified = useAuth().firebaseUser?.emailVerified === true;
  const { data: services } = useServicesQuery(uid);
  const { data: hours } = useAvailabilityQuery(uid);
  const [kind, setKind] = useState<FirstService | null>(null);
  const [addService, adding] = useAddFirstServiceMutation();
  const [addHours, saving] = useAddFirstHoursMutation();
  const offered = services?.find(({ archivedAt, hidden }) => archivedAt === null && !hidden);

  return (
    <>
      <section className={styles.choice} aria-labelledby="first-service">
        <h2 id="first-service">{text.service}</h2>
        {offered ? (
          <div className={styles.options}>
            <Chosen>{offered.name}</Chosen>
            <Button variant="subtle" component={Link} to={paths.service(offered.id)}>
              {text.change}
            </Button>
          </div>
        ) : kind ? (
          <FirstServiceForm
            kind={kind}
            isSaving={adding.isLoading}
            onAdd={(terms, shownAddress) => {
              if (shownAddress !== '')
                edit((before) => changeSection(before, 'place', { visible: true, text: shownAddress }));
              void addService({ uid, content: firstService(kind, terms, card.id) });
            }}
            onBack={() => setKind(null)}
          />
        ) : (
          <div className={styles.options}>
            {FIRST_SERVICES.map((choice) => (
              <Button key={choice} variant="default" disabled={!services} onClick={() => setKind(choice)}>
                {text.services[choice]}
              </Button>
            ))}
          </div>
        )}
      </section>
      <section className={styles.choice} aria-labelledby="first-hours">
        <h2 id="first-hours">{text.hours}</h2>
        {hours ? (
          <Chosen>{text.hoursSet}</Chosen>
        ) : (
          <div className={styles.options}>
            {FIRST_HOURS.map((kind) => (
              <Button
                key={kind}
                variant="default"
                disabled={hours === undefined || saving.isLoading}
                onClick={() => void addHours({ uid, hours: firstHours(kind, zone) })}
              >
                {text.weeks[kind]}
              </Button>
            ))}
          </div>
        )}
      </section>
      {card.bookingEnabled && <Chosen>{text.ready}</Chosen>}
      {offered && hours && !card.bookingEnabled && !isVerified && (
        <p role="status" className={styles.intro}>
          {text.unverified}
        </p>
      )}
    </>
  );
}

function Chosen({ children }: { children: string }) {
  return (
    <p role="status" className={styles.chosen}>
      <IconCheck size={18} aria-hidden />
      {children}
    </p>
  );
}
