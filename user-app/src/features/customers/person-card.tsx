import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconAddressBook, IconMail, IconPhone, IconTrash } from '@tabler/icons-react';
import { buildPersonVCard, contextWords, telUrl, isolated } from 'shared-lib/model';
import type { Customer } from 'shared-lib/model/booking';
import { saveFile } from 'shared-lib/save-file';
import { useUid } from 'shared-lib/store';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { useSaveCustomerNoteMutation } from '../../booking-data/endpoints/note-writes';
import { OwnNote } from '../../booking-data/own-note';
import styles from './customers-page.module.css';
import { messages } from './messages';
import { MergePerson } from './merge-person';
import { PersonClaims } from './person-claims';
import { PersonErasure } from './person-erasure';
import { PersonLeads } from './person-leads';
import { PersonReminder } from './person-reminder';
import { PersonTags } from './person-tags';
import { useDeletePersonMutation } from './person-writes';

/** Renders the ways to reach a person. */
function Contact({ person }: { person: Customer }) {
  return (
    <div className={styles.contact}>
      {person.email && (
        <Button
          component="a"
          href={`mailto:${person.email}`}
          variant="default"
          leftSection={<IconMail size={18} aria-hidden />}
          aria-label={`${messages.write}: ${person.email}`}
        >
          {person.email}
        </Button>
      )}
      {person.phone && (
        <Button
          component="a"
          href={telUrl(person.phone)}
          variant="default"
          leftSection={<IconPhone size={18} aria-hidden />}
          aria-label={`${messages.call}: ${person.phone}`}
        >
          {person.phone}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconAddressBook size={18} aria-hidden />}
        onClick={() =>
          saveFile(messages.fileName(person.name), 'text/vcard;charset=utf-8', buildPersonVCard(person))
        }
      >
        {messages.saveContact}
      </Button>
    </div>
  );
}

/** Renders the button that removes a person for good, after a confirmation. */
function DeletePerson({ person }: { person: Customer }) {
  const [asks, setAsks] = useState(false);
  const [remove, { isLoading }] = useDeletePersonMutation();
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => setAsks(true)}
      >
        {messages.remove.button}
      </Button>
      <ConfirmDialog
        opened={asks}
        danger
        busy={isLoading}
        title={messages.remove.title(isolated(person.name))}
        confirm={messages.remove.button}
        onCancel={() => setAsks(false)}
        onConfirm={() => void remove({ personId: person.id, name: person.name })}
      >
        {messages.remove.text}
      </ConfirmDialog>
    </>
  );
}

interface PersonCardProps {
  person: Customer;
  zone: string;
  /** The person's bookings. */
  children: ReactNode;
}

/** Renders all data that the owner stores of a person. */
export function PersonCard({ person, zone, children }: PersonCardProps) {
  const uid = useUid();
  const [saveNote] = useSaveCustomerNoteMutation();
  const context = person.context && messages.inContext(contextWords(person.context));
  return (
    <div className={styles.panel}>
      <p className={styles.origin}>
        {person.company && <strong>{person.company}</strong>}
        <span className={styles.soft}>
          {[messages.sources[person.source], context].filter(Boolean).join(' ')}
        </span>
      </p>
      <Contact person={person} />
      {person.restRequest && <PersonErasure person={person} request={person.restRequest} zone={zone} />}
      <PersonClaims person={person} zone={zone} />
      <PersonTags person={person} />
      <PersonReminder person={person} zone={zone} />
      <OwnNote
        draftKey={`${uid}:customer-note:${person.id}`}
        stored={person.ownerNote}
        save={(note) => saveNote({ uid, customerId: person.id, note })}
      />
      {person.leads > 0 && (
        <section>
          <h3 className={styles.heading}>{messages.leads}</h3>
          <PersonLeads person={person} zone={zone} />
        </section>
      )}
      <section>
        <h3 className={styles.heading}>{messages.history}</h3>
        {children}
      </section>
      <div className={styles.last}>
        <MergePerson person={person} />
        <DeletePerson person={person} />
      </div>
    </div>
  );
}
