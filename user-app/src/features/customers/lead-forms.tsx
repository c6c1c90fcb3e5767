import { Switch } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Card } from 'shared-lib/model';
import { useUid } from 'shared-lib/store';
import { LoadError } from 'shared-lib/ui/load-error';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { Drawer } from 'shared-lib/ui/layers';
import { useCardsQuery } from '../../card-data/card-endpoints';
import { LeadFormFields } from '../../lead-form/lead-form-fields';
import { useLeadForm } from '../../lead-form/use-lead-form';
import { LoadingOrOffline } from '../../ui/loading-or-offline';
import styles from './customers-page.module.css';
import { messages } from './messages';

const words = messages.form;

/** Renders the settings of one card's form: its switch and its fields. */
function CardForm({ card }: { card: Card }) {
  const edited = useLeadForm(card);
  return (
    <li className={styles.cardForm}>
      <Switch
        label={words.switch(card.name)}
        checked={edited.form !== null}
        disabled={edited.isSaving}
        onChange={(event) => edited.onToggle(event.currentTarget.checked)}
      />
      <LeadFormFields card={card} edited={edited} />
    </li>
  );
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
