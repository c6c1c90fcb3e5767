import { useState } from 'react';
import { Button } from '@mantine/core';
import { PRODUCT_NAME } from 'shared-lib/config';
import { FRESH_SESSION_SECONDS } from 'shared-lib/model';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SecondFactorPanel } from 'shared-lib/second-factor';
import { drawQr } from '../../../share-card/qr/qr-code';
import { messages } from '../messages';
import styles from '../settings-page.module.css';

/** Renders the address of a new secret as a code for the camera of an authenticator app. */
function SecretPicture({ address }: { address: string }) {
  const { size, path } = drawQr(address);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={messages.factorQr}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

/** Renders the account's second factor, which is looked up on request: most accounts have none. */
export function SecondFactorSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <SectionCard title={messages.factor} text={isOpen ? undefined : messages.factorWords.text}>
      {isOpen ? (
        <div className={styles.factor}>
          <SecondFactorPanel
            product={PRODUCT_NAME}
            words={messages.factorWords}
            seconds={FRESH_SESSION_SECONDS}
            picture={(address) => <SecretPicture address={address} />}
          />
        </div>
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          {messages.factorOpen}
        </Button>
      )}
    </SectionCard>
  );
}
