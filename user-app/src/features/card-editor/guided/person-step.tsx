import { TextInput } from '@mantine/core';
import { NameFields } from '../components/name-fields';
import { useTextField } from '../editor-context';
import { messages } from './messages';

/** Renders the fields of the person, to go back to once the card exists. */
export function PersonStep() {
  return (
    <>
      <NameFields />
      <TextInput {...useTextField('profile.jobTitle')} description={messages.who.tradeHelp} />
    </>
  );
}
