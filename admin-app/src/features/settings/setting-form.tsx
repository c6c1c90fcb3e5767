import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { saveSetting, type StoredSetting } from 'shared-lib/data';
import type { SettingName, Settings } from 'shared-lib/domain';
import { showToast } from 'shared-lib/toast';
import { LoadError } from 'shared-lib/ui/load-error';
import { Notice } from 'shared-lib/ui/notice';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonLines, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { useAuthor } from '../../session/admin-context';
import { ConflictDialog } from './conflict-dialog';
import { messages } from './messages';
import styles from './settings.module.css';
import { useSettingQuery } from './settings-endpoints';
import { useEdit, type Edit } from './use-edit';

interface SettingFormProps<Name extends SettingName> {
  name: Name;
  title: string;
  text: string;
  /** What is wrong with a value, by field; empty for nothing. */
  check?: (value: Settings[Name]) => Partial<Record<keyof Settings[Name], string>>;
  /** The controls; problems are those that saving found. */
  children: (
    edit: Edit<Settings[Name]>,
    problems: Partial<Record<keyof Settings[Name], string>>,
  ) => ReactNode;
}

/** One setting of the product: shown as it is stored, live, and saved as a whole. */
export function SettingForm<Name extends SettingName>(props: SettingFormProps<Name>) {
  const { data, error, refetch } = useSettingQuery(props.name);
  return (
    <SectionCard title={props.title} text={props.text}>
      {data ? (
        <LoadedForm {...props} stored={data} />
      ) : error ? (
        <LoadError message={error.message ?? ''} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRegion>
          <SkeletonLines lines={3} />
        </SkeletonRegion>
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
  const edit = useEdit<Settings[Name]>(stored, (value, revision) =>
    saveSetting(author, name, value, revision),
  );
  const [problems, setProblems] = useState<Partial<Record<keyof Settings[Name], string>>>({});
  const submit = async (form: HTMLFormElement) => {
    const found = check?.(edit.value) ?? {};
    setProblems(found);
    if (Object.keys(found).length > 0) {
      // The fields are marked once the problems are drawn.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    if (await edit.save()) showToast('success', messages.saved);
  };
  return (
    <form
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
