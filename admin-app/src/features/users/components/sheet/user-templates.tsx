import type { UserDetail } from 'shared-lib/model';
import lines from '../../../../ui/lists/lines.module.css';
import { detailMessages as messages } from '../../detail-messages';
import { cardName } from '../../user-actions';
import { SheetSection } from './sheet-section';
import styles from './sheet.module.css';

/** Renders the templates that the account uses, with their cards. */
export function UserTemplates({ user: { templates, cardList } }: { user: UserDetail }) {
  const names = new Map(cardList.map((card) => [card.id, cardName(card)]));
  return (
    <SheetSection title={messages.templates}>
      {templates.length === 0 ? (
        <p className={styles.note}>{messages.noTemplates}</p>
      ) : (
        <ul className={lines.lines}>
          {templates.map(({ templateId, templateName, cardId }) => (
            <li key={`${templateId} ${cardId}`} className={lines.line}>
              <span className={lines.words}>{templateName || templateId}</span>
              <span className={styles.note}>{messages.templateOn(names.get(cardId) ?? cardId)}</span>
            </li>
          ))}
        </ul>
      )}
    </SheetSection>
  );
}
