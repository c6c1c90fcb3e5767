import { useState } from 'react';
import { Button, PasswordInput, Select, Switch, TextInput } from '@mantine/core';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { SectionCard } from 'shared-lib/ui/section-card';
import { Toolbar } from 'shared-lib/ui/toolbar';
import { messages } from '../messages';
import styles from '../ui-gallery.module.css';

/** Renders samples of buttons and fields. */
export function ControlSamples() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <SectionCard title={messages.buttons}>
        <div className={styles.row}>
          <Button>{messages.save}</Button>
          <Button variant="light">{messages.more}</Button>
          <Button variant="default">{messages.cancel}</Button>
          <Button variant="subtle">{messages.more}</Button>
          <Button color="red">{messages.remove}</Button>
          <Button color="red" variant="light">
            {messages.remove}
          </Button>
          <Button disabled>{messages.save}</Button>
          <Button loading>{messages.save}</Button>
        </div>
      </SectionCard>
      <SectionCard title={messages.fields}>
        <div className={styles.fields}>
          <TextInput label={messages.sample} description={messages.help} />
          <TextInput label={messages.sample} error={messages.problem} />
          <TextInput label={messages.sample} disabled />
          <PasswordInput
            label={messages.sample}
            visibilityToggleButtonProps={{ 'aria-label': messages.more }}
          />
          <Select
            label={messages.sample}
            data={[messages.light, messages.dark]}
            defaultValue={messages.light}
          />
          <Switch label={messages.sample} description={messages.help} defaultChecked />
        </div>
      </SectionCard>
      <SectionCard title={messages.toolbar}>
        <Toolbar label={messages.toolbar} actions={<Button>{messages.create}</Button>}>
          <TextInput aria-label={messages.search} placeholder={messages.search} />
        </Toolbar>
      </SectionCard>
      <SectionCard title={messages.dialog}>
        <Button variant="default" onClick={() => setAsking(true)}>
          {messages.remove}
        </Button>
        <ConfirmDialog
          opened={asking}
          title={messages.ask}
          confirm={messages.remove}
          danger
          onConfirm={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        >
          <p>{messages.askText}</p>
        </ConfirmDialog>
      </SectionCard>
    </>
  );
}
