import { useState } from 'react';
import { Button } from '@mantine/core';
import { aheadOfPress, usePressedPart } from 'shared-lib/ui/pressed-part';
import { messages } from './messages';

const loadDialog = () =>
  import(/* webpackChunkName: "dialogs" */ './second-factor-dialog').then((file) => file.default);

/** Renders the button that opens the administrator's own second factor. */
export function SecondFactorButton() {
  const [opened, setOpened] = useState(false);
  const [Dialog, press] = usePressedPart(loadDialog);
  const open = () => {
    setOpened(true);
    press();
  };
  return (
    <>
      <Button variant="subtle" size="compact-md" onClick={open} {...aheadOfPress(loadDialog)}>
        {messages.open}
      </Button>
      {Dialog && <Dialog opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
