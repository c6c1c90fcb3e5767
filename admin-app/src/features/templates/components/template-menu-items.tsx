import { Menu } from '@mantine/core';
import {
  IconCopy,
  IconDeviceMobile,
  IconEye,
  IconEyeOff,
  IconFileExport,
  IconHistory,
  IconPencil,
  IconTool,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import 'shared-lib/ui/component-sheets.css';
import { creatorHref, previewHref } from '../../../paths';
import { PressedMenu } from '../../../ui/pressed-menu';
import { messages } from '../messages';
import type { ListedTemplate } from '../template-rows';
import type { TemplateActions } from '../use-template-actions';
import { TemplateMenuButton } from './template-menu-button';

export interface TemplateMenuProps {
  row: ListedTemplate;
  actions: TemplateActions;
  onHide: (row: ListedTemplate) => void;
  onDelete: (row: ListedTemplate) => void;
  onVersions: (row: ListedTemplate) => void;
}

const icon = (Icon: typeof IconEye) => <Icon size={16} aria-hidden />;

/** Renders the actions on one template, with their button. */
export function TemplateMenuItems({ row, actions, onHide, onDelete, onVersions }: TemplateMenuProps) {
  return (
    <PressedMenu button={(ref) => <TemplateMenuButton ref={ref} row={row} />} width={220}>
      <Menu.Item leftSection={icon(IconPencil)} component={Link} to={creatorHref(row.id)}>
        {messages.edit}
      </Menu.Item>
      <Menu.Item leftSection={icon(IconDeviceMobile)} component={Link} to={previewHref(row.id)}>
        {messages.see}
      </Menu.Item>
      {row.isPublic ? (
        <Menu.Item leftSection={icon(IconEyeOff)} onClick={() => onHide(row)}>
          {messages.hide}
        </Menu.Item>
      ) : (
        <Menu.Item leftSection={icon(IconEye)} onClick={() => void actions.show(row)}>
          {messages.publish}
        </Menu.Item>
      )}
      <Menu.Item leftSection={icon(IconCopy)} onClick={() => void actions.duplicate(row)}>
        {messages.duplicate}
      </Menu.Item>
      <Menu.Item leftSection={icon(IconFileExport)} onClick={() => void actions.export(row)}>
        {messages.export}
      </Menu.Item>
      <Menu.Item leftSection={icon(IconHistory)} onClick={() => onVersions(row)}>
        {messages.versions}
      </Menu.Item>
      {!row.isValid && (
        <Menu.Item leftSection={icon(IconTool)} onClick={() => void actions.repair(row)}>
          {messages.repair}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item color="red" leftSection={icon(IconTrash)} onClick={() => onDelete(row)}>
        {messages.remove}
      </Menu.Item>
    </PressedMenu>
  );
}
