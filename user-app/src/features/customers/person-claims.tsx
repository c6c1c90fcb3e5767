import { Button } from '@mantine/core';
import type { Customer, PersonClaim } from 'shared-lib/model/booking';
import { dayInWords } from '../../booking-data/booking-times';
import { FramedList } from '../../ui/framed-list';
import styles from './customers-page.module.css';
import { messages } from './messages';
import { useSettleClaimMutation } from './person-writes';

const texts = messages.claims;

interface ClaimProps {
  person: Customer;
  claim: PersonClaim;
  zone: string;
}

/** Renders what one visitor said, with buttons to take it over and to dismiss it. */
function Claim({ person, claim, zone }: ClaimProps) {
  const [settle, { isLoading, originalArgs }] = useSettleClaimMutation();
  const said = texts.said(claim);
  const answer = (take: boolean) => void settle({ personId: person.id, claimId: claim.id, take });
  const isBusy = (take: boolean) => isLoading && originalArgs?.take === take;
  return (
    <li className={styles.claim}>
      <p>{said}</p>
      <p className={styles.soft}>{texts.when[claim.source](dayInWords(claim.at, zone))}</p>
      <div className={styles.contact}>
        <Button
          variant="default"
          loading={isBusy(true)}
          aria-label={texts.takeThis(said)}
          onClick={() => answer(true)}
        >
          {texts.take}
        </Button>
        <Button
          variant="subtle"
          loading={isBusy(false)}
          aria-label={texts.dismissThis(said)}
          onClick={() => answer(false)}
        >
          {texts.dismiss}
        </Button>
      </div>
    </li>
  );
}

/** Renders what visitors said of a person that differs from the owner's record; nothing where nobody did. */
export function PersonClaims({ person, zone }: Omit<ClaimProps, 'claim'>) {
  if (person.claims.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{texts.title}</h3>
      <p className={styles.about}>{texts.text}</p>
      <FramedList label={texts.title}>
        {person.claims.map((claim) => (
          <Claim key={claim.id} person={person} claim={claim} zone={zone} />
        ))}
      </FramedList>
    </section>
  );
}
