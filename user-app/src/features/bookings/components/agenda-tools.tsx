import {
  IconBan,
  IconBrandWhatsapp,
  IconCalendarDown,
  IconCalendarShare,
  IconDownload,
  IconHourglass,
} from '@tabler/icons-react';
import type { ScreenTool } from '../../../ui/screen-tools';
import { messages } from '../messages';

interface AgendaActions {
  onBlock: () => void;
  onExport: () => void;
  onSubscribe: () => void;
  onImport: () => void;
  onRemind: () => void;
  onWait: () => void;
}

/** Returns the tools beside the agenda. */
export const agendaTools = ({
  onBlock,
  onExport,
  onSubscribe,
  onImport,
  onRemind,
  onWait,
}: AgendaActions): ScreenTool[] => [
  { icon: <IconBrandWhatsapp size={18} aria-hidden />, label: messages.reminders, go: onRemind },
  { icon: <IconHourglass size={18} aria-hidden />, label: messages.waiting, go: onWait },
  { icon: <IconBan size={18} aria-hidden />, label: messages.block, go: onBlock },
  { icon: <IconDownload size={18} aria-hidden />, label: messages.csv.open, go: onExport },
  { icon: <IconCalendarShare size={18} aria-hidden />, label: messages.subscribe, go: onSubscribe },
  { icon: <IconCalendarDown size={18} aria-hidden />, label: messages.importing.open, go: onImport },
];
