import { Switch } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import { useState } from 'react';
import { LeadFormFields } from '../../../lead-form/lead-form-fields';
import { useLeadForm } from '../../../lead-form/use-lead-form';
import { useEditor } from '../editor-context';
import panels from '../components/panels.module.css';
import rows from '../links/link-item.module.css';
import { leadSection, sectionMessages as text } from './messages';
import styles from './section-item.module.css';

/** Renders 'Dejar mis datos' as the last section. It has no place among the others, and is shown at once, without a publication. */
export function LeadFormItem() {
  const { card } = useEditor();
  const edited = useLeadForm(card);
  const [open, setOpen] = useState(false);
  const isShown = edited.form !== null;
  const { label, about, atOnce } = leadSection;
  return (
    <div role="group" aria-label={label} className={`${rows.item} ${styles.apart}`}>
      <div className={rows.head}>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={open && isShown}
          aria-label={text.edit(label)}
          disabled={!isShown}
          onClick={() => setOpen(!open)}
        >
          <IconAddressBook size={20} stroke={1.75} aria-hidden className={styles.icon} />
          <span className={styles.name}>
            {label}
            {!isShown && <span className={styles.about}>{about}</span>}
          </span>
        </button>
        <Switch
          className={styles.apartSwitch}
          aria-label={text.show(label)}
          checked={isShown}
          disabled={edited.isSaving}
          onChange={(event) => {
            edited.onToggle(event.currentTarget.checked);
            setOpen(event.currentTarget.checked);
          }}
        />
      </div>
      {open && isShown && (
        <div className={rows.body}>
          <p className={panels.help}>{atOnce}</p>
          <LeadFormFields card={card} edited={edited} />
        </div>
      )}
    </div>
  );
}
