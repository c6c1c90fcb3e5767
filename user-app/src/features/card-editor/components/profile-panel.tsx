import { Textarea, TextInput } from '@mantine/core';
import { CARD_LIMITS } from 'shared-lib/domain';
import { useTextField } from '../editor-context';
import { profileMessages as text } from '../messages';
import { PhotoField } from './photo-field';
import styles from './panels.module.css';

/** Perfil: who the card presents. */
export function ProfilePanel() {
  const bio = useTextField('profile.bio');
  return (
    <div className={styles.panel}>
      <PhotoField />
      <TextInput {...useTextField('profile.name')} description={text.nameHelp} autoComplete="name" />
      <div className={styles.pair}>
        <TextInput {...useTextField('profile.jobTitle')} autoComplete="organization-title" />
        <TextInput {...useTextField('profile.company')} autoComplete="organization" />
      </div>
      <Textarea
        {...bio}
        autosize
        minRows={3}
        maxRows={10}
        description={text.bioCount(bio.value.length, CARD_LIMITS.bio)}
      />
      <div className={styles.pair}>
        <TextInput
          {...useTextField('profile.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          description={text.phoneHelp}
        />
        <TextInput
          {...useTextField('profile.email')}
          // Of type text: the browser must not trim or refuse what our own rule is about to explain.
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <div className={styles.pair}>
        <WebsiteField />
        <TextInput {...useTextField('profile.location')} autoComplete="address-level2" />
      </div>
    </div>
  );
}

function WebsiteField() {
  const field = useTextField('profile.website');
  return (
    <TextInput
      {...field}
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      description={text.websiteHelp}
    />
  );
}
