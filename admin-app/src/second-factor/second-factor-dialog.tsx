import { ADMIN_TITLE } from 'shared-lib/config';
import { ADMIN_SESSION_SECONDS } from 'shared-lib/model';
import 'shared-lib/ui/component-sheets.css';
import { Modal } from 'shared-lib/ui/layers';
import { useOpenAfterMount } from 'shared-lib/ui/pressed-part';
import { SecondFactorPanel } from 'shared-lib/second-factor';
import { messages } from './messages';

interface SecondFactorDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Renders the administrator's own second factor. */
export default function SecondFactorDialog({ opened, onClose }: SecondFactorDialogProps) {
  const isShown = useOpenAfterMount(opened);
  return (
    <Modal opened={isShown} onClose={onClose} title={messages.title} centered>
      <SecondFactorPanel product={ADMIN_TITLE} words={messages} seconds={ADMIN_SESSION_SECONDS} />
    </Modal>
  );
}
