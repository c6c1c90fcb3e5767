import { Checkbox, Switch } from '@mantine/core';
import type { Card } from 'shared-lib/model';
import { LEAD_FIELDS, type LeadField } from 'shared-lib/model/booking';
import styles from './lead-form.module.css';
import { leadFormMessages as text } from './messages';
import type { EditedLeadForm } from './use-lead-form';

/** Reports whether a field is the only way to answer a visitor who fills in the form. */
function isLastContact(field: LeadField, fields: readonly LeadField[]): boolean {
  const contacts = fields.filter((other) => other === 'email' || other === 'phone');
  return contacts.length === 1 && contacts[0] === field;
}

/** Renders the choice of an open form's fields and of its button's place on the card; nothing while the form is closed. */
export function LeadFormFields({
  card,
  edited: { form, isSaving, onChange },
}: {
  card: Card;
  edited: EditedLeadForm;
}) {
  if (!form) return null;
  return (
    <>
      {card.status !== 'published' && <p className={styles.hidden}>{text.hidden}</p>}
      <Checkbox.Group
        label={text.fields}
        description={text.contact}
        value={form.fields}
        onChange={(chosen) => onChange({ fields: LEAD_FIELDS.filter((field) => chosen.includes(field)) })}
      >
        <div className={styles.fields}>
          {LEAD_FIELDS.map((field) => (
            <Checkbox
              key={field}
              value={field}
              label={text.fieldNames[field]}
              disabled={isSaving || isLastContact(field, form.fields)}
            />
          ))}
        </div>
      </Checkbox.Group>
      <Switch
        label={text.amongActions}
        description={text.amongActionsHelp}
        checked={form.amongActions === true}
        disabled={isSaving}
        onChange={(event) => onChange({ amongActions: event.currentTarget.checked })}
      />
    </>
  );
}
