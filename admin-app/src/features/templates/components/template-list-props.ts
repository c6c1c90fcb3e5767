import type { TemplateListEntry, TemplateUse } from 'shared-lib/model';
import type { DrawThumbnail } from '../../../template-preview/use-thumbnails';
import type { ListedTemplate } from '../template-rows';
import type { Selection } from '../use-selection';
import type { TemplateActions } from '../use-template-actions';

/** Props of either form of the list. */
export interface TemplateListProps {
  entries: readonly TemplateListEntry[];
  uses: Readonly<Record<string, TemplateUse>>;
  selection: Selection;
  draw: DrawThumbnail;
  actions: TemplateActions;
  onHide: (row: ListedTemplate) => void;
  onDelete: (row: ListedTemplate) => void;
  onVersions: (row: ListedTemplate) => void;
}
