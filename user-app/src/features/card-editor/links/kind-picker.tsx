import { LINK_KINDS, type LinkKind } from 'shared-lib/model';
import { Modal } from 'shared-lib/ui/layers';
import { KindIcon } from './kind-icon';
import styles from './kind-picker.module.css';
import { wordsOfKind, linkToolMessages as text } from './messages';

interface KindPickerProps {
  opened: boolean;
  onPick: (kind: LinkKind) => void;
  onClose: () => void;
}

/** Asks for the kind of a link. */
export function KindPicker({ opened, onPick, onClose }: KindPickerProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={text.kindTitle}>
      <ul className={styles.kinds}>
        {LINK_KINDS.map((kind) => (
          <li key={kind}>
            <button type="button" className={styles.kind} onClick={() => onPick(kind)}>
              <KindIcon kind={kind} />
              {wordsOfKind(kind).label}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
