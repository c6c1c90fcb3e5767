import { useState } from 'react';
import { Textarea, TextInput } from '@mantine/core';
import { CARD_LIMITS, withCountryCode } from 'shared-lib/model';
import { useUid } from 'shared-lib/store';
import { useAvailabilityQuery } from '../../../booking-data/endpoints/availability-endpoints';
import { deviceZone } from '../../../booking-data/booking-times';
import { writePath } from '../../../card-draft/content-paths';
import { PhoneInput } from '../../../ui/inputs/phone-input';
import { useEditor, useTextField } from '../editor-context';
import { profileMessages as text } from '../messages';
import { NameFields } from './name-fields';
import { PhotoField } from './picture-field';
import styles from './panels.module.css';

/** Renders Perfil: the person on the card. */
export function ProfilePanel() {
  const bio = useTextField('profile.bio');
  return (
    <div className={styles.panel}>
      <PhotoField />
      <NameFields />
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
        <PhoneField />
        <TextInput
          {...useTextField('profile.email')}
          // No `type="email"`: the browser must not trim or refuse a text whose problem our own message explains.
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

/** Renders the phone; a number of the owner's country gets the country code of the account's zone, else of this device. */
function PhoneField() {
  const { edit } = useEditor();
  const field = useTextField('profile.phone');
  const [isRequested, setRequested] = useState(false);
  const { data: hours } = useAvailabilityQuery(useUid(), { skip: !isRequested });
  return (
    <PhoneInput
      {...field}
      autoComplete="tel"
      description={text.phoneHelp}
      onFocus={() => setRequested(true)}
      onBlur={() => {
        const phone = withCountryCode(field.value, hours?.zone ?? deviceZone());
        if (phone !== field.value) edit((before) => writePath(before, 'profile.phone', phone));
        field.onBlur();
      }}
    />
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
