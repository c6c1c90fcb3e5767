import { useState } from 'react';
import { Button } from '@mantine/core';
import type { NotificationEvent } from 'shared-lib/model';
import { useGoBackTemplateMutation } from './notification-writes';
import { messages } from './messages';
import styles from './notifications.module.css';

type TemplateUpdate = Extract<NotificationEvent, { kind: 'template-update' }>;

/** Renders the button by which a card gets its former version of a template again, beside the notification of the new one. */
export function GoBack({ event }: { event: TemplateUpdate }) {
  const { cardId, templateId, version, template } = event;
  const [goBack, { isLoading }] = useGoBackTemplateMutation();
  const [isBack, setIsBack] = useState(false);
  // A notification from before roll-outs stored the versions that they replace.
  if (cardId === undefined || templateId === undefined) return null;
  const press = async () => {
    const { error } = await goBack({ cardId, templateId, version, template });
    if (!error) setIsBack(true);
  };
  return (
    <div className={styles.action}>
      {isBack ? (
        <p role="status" className={styles.hint}>
          {messages.isBack}
        </p>
      ) : (
        <Button
          variant="default"
          size="compact-md"
          loading={isLoading}
          aria-label={messages.goBackOf(template)}
          onClick={() => void press()}
        >
          {messages.goBack}
        </Button>
      )}
    </div>
  );
}
