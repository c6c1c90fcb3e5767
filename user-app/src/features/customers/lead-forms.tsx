import { Checkbox, Switch } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Card } from 'shared-lib/domain';
import { LEAD_FIELDS, type LeadField } from 'shared-lib/domain/booking';
import { useUid } from 'shared-lib/store';
import { LoadError } from 'shared-lib/ui/load-error';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { Drawer } from 'shared-lib/ui/layers';
import { useCardsQuery } from '../../card-data/card-endpoints';
import { LoadingOrOffline } from '../../ui/loading-or-offline';
import styles from './customers-page.module.css';
import { messages } from './messages';
import { useSetLeadFormMutation } from './person-writes';

const words = messages.form;

/** Fields of a form that was just switched on. */
const FIRST_FIELDS: readonly LeadField[] = ['email', 'phone', 'note'];

/** Renders the form of one card: its switch, and the fields that it asks for. */
function CardForm({ card }: { card: Card }) {
  const [save, { isLoading }] = useSetLeadFormMutation();
  const fields = card.leadForm?.fields;
  const change = (next: LeadField[] | null) =>
    void save({ cardId: card.id, fields: next, isOpen: fields !== undefined });
  return (
    <li className={styles.cardForm}>
      <Switch
        label={words.switch(card.name)}
        checked={fields !== undefined}
        disabled={isLoading}
        onChange={(event) => change(event.currentTarget.checked ? [...FIRST_FIELDS] : null)}
      />
      {fields && card.status !== 'published' && <p className={styles.soft}>{words.hidden}</p>}
      {fields && (
        <Checkbox.Group
          label={words.fields}
          description={words.contact}
          value={fields}
          onChange={(chosen) => change(LEAD_FIELDS.filter((field) => chosen.includes(field)))}
        >
          <div className={styles.fields}>
            {LEAD_FIELDS.map((field) => (
              <Checkbox
                key={field}
                value={field}
                label={words.fieldNames[field]}
                disabled={isLoading || isLastContact(field, fields)}
              />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </li>
  );
}

/** Reports whether a field is the only way to answer whoever fills in a form. */
function isLastContact(field: LeadField, fields: readonly LeadField[]): boolean {
  const contacts = fields.filter((other) => other === 'email' || other === 'phone');
  return contacts.length === 1 && contacts[0] === field;
}

function Forms() {
  const { data: cards, error, isFetching, refetch } = useCardsQuery(useUid());
  if (!cards && isFetching)
    return (
      <LoadingOrOffline>
        <SkeletonBlock height={96} radius={12} />
      </LoadingOrOffline>
    );
  if (!cards) return <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />;
  if (cards.length === 0) return <p>{words.none}</p>;
  return (
    <ul className={styles.cardForms}>
      {cards.map((card) => (
        <CardForm key={card.id} card={card} />
      ))}
    </ul>
  );
}

/** Renders the forms of the account's cards, in which visitors leave their details. */
export function LeadForms({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={isWide ? 480 : '100%'}
      title={words.title}
      closeButtonProps={{ 'aria-label': words.close, size: 44 }}
    >
      <p className={styles.formText}>{words.text}</p>
      <Forms />
    </Drawer>
  );
}
