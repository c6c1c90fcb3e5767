import { Button } from '@mantine/core';
import type { FirebaseUser } from 'shared-lib/model';
import { messages } from './messages';
import { useCheckVerificationMutation, useResendVerificationMutation } from './verification-writes';

/**
 * Renders the two buttons of verifying an address: sending the mail again, and checking whether its link was followed.
 */
export function VerificationButtons({ account }: { account: FirebaseUser }) {
  const [resend, { isLoading: isSending }] = useResendVerificationMutation();
  const [check, { isLoading: isChecking }] = useCheckVerificationMutation();
  return (
    <>
      <Button variant="default" loading={isSending} onClick={() => void resend(account)}>
        {messages.resend}
      </Button>
      <Button variant="light" loading={isChecking} onClick={() => void check()}>
        {messages.check}
      </Button>
    </>
  );
}
