import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import type { StoredSetting } from 'shared-lib/data';
import type { SettingName, Settings } from 'shared-lib/model';
import { Notice } from 'shared-lib/ui/notice';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonLines } from 'shared-lib/ui/skeletons';
import { useSettingQuery } from '../../admin-data/setting-query';
import { ORDERS } from '../../paths';
import { useAuthor } from '../../session/admin-context';
import { useOrder } from '../../ui/lists/use-order';
import { Unloaded } from '../../ui/unloaded';
import { ConflictDialog } from './conflict-dialog';
import { messages } from './messages';
import styles from './settings.module.css';
import { useSaveSettingMutation } from './settings-endpoints';
import { useEdit, type Edit } from './use-edit';

interface SettingFormProps<Name extends SettingName> {
  name: Name;
  title: string;
  text: string;
  /** Returns the problems of a value, by field; empty for none. */
  check?: (value: Settings[Name]) => Partial<Record<keyof Settings[Name], string>>;
  /** Renders the controls, with the problems that saving found. */
  children: (
    edit: Edit<Settings[Name]>,
    problems: Partial<Record<keyof Settings[Name], string>>,
  ) => ReactNode;
}

/** Renders one setting of the product: its stored value, live, saved as a whole. */
export function SettingForm<Name extends SettingName>(props: SettingFormProps<Name>) {
  const query = useSettingQuery(props.name);
  return (
    <SectionCard title={props.title} text={props.text}>
      {query.data ? (
        <LoadedForm {...props} stored={query.data} />
      ) : (
        <Unloaded query={query}>
          <SkeletonLines lines={3} />
        </Unloaded>
      )}
    </SectionCard>
  );
}

function LoadedForm<Name extends SettingName>({
  name,
  stored,
  check,
  children,
}: SettingFormProps<Name> & { stored: StoredSetting<Name> }) {
  const author = useAuthor();
  const [save, request] = useSaveSettingMutation();
  const edit = useEdit<Settings[Name]>(
    `setting:${name}`,
    stored,
    (value, revision) => save({ author, name, value, revision }),
    request,
  );
  const [problems, setProblems] = useState<Partial<Record<keyof Settings[Name], string>>>({});
  const form = useRef<HTMLFormElement>(null);
  useOrder(ORDERS.field, (field) => {
    const control = form.current?.elements.namedItem(field);
    if (!(control instanceof HTMLElement)) return false;
    control.focus();
    return true;
  });
  const submit = async (form: HTMLFormElement) => {
    const found = check?.(edit.value) ?? {};
    setProblems(found);
    if (Object.keys(found).length > 0) {
      // The fields are marked once the problems are rendered.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    await edit.save();
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {children(edit, problems)}
      {edit.failure && <Notice tone="error" title={edit.failure} />}
      <div className={styles.buttons}>
        <Button type="submit" disabled={!edit.isChanged} loading={edit.isSaving}>
          {messages.save}
        </Button>
        {edit.isChanged && (
          <Button
            variant="subtle"
            onClick={() => {
              setProblems({});
              edit.discard();
            }}
          >
            {messages.discard}
          </Button>
        )}
      </div>
      <ConflictDialog edit={edit} />
    </form>
  );
}
