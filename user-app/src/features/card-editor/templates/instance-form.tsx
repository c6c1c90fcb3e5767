import { useMemo, useSyncExternalStore } from 'react';
import { Button, Loader } from '@mantine/core';
import { useAnswer } from 'shared-lib/answers';
import { uploadCardPhoto } from 'shared-lib/data';
import {
  linkTemplateProps,
  profileTemplateProps,
  type TemplateField,
  type TemplateInstance,
  type TemplateValue,
} from 'shared-lib/model';
import { LoadError } from 'shared-lib/ui/load-error';
import { useOnline } from 'shared-lib/ui/offline-notice';
import { TemplateFields } from 'shared-lib/ui/template-fields';
import { TemplateFrame } from 'shared-lib/ui/template-frame';
import { PhotoPicker } from '../../../photo/photo-picker';
import { PHOTO } from '../../../photo/render-photo';
import { rememberPhoto } from '../../../photo/use-photo-url';
import { useDelayed } from '../../../ui/use-delayed';
import { useEditor } from '../editor-context';
import type { DrawnInstance } from './drawing/draw-instances';
import { drawnCard } from './drawing/drawn-card';
import { loadInstanceCode, type InstanceCode } from './drawing/instance-code';
import { messages } from './messages';
import type { CardTemplates } from './use-card-templates';
import styles from './template-panel.module.css';

/** Fields whose value is each link's own, and would make all links the same if they were filled in. */
const PER_LINK = new Set(['linkTitle', 'linkUrl', 'linkDescription', 'linkIcon', 'currentLink']);

interface InstanceFormProps {
  instance: TemplateInstance;
  name: string;
  drawn: DrawnInstance | null;
  templates: CardTemplates;
}

/** Renders the fields of a template on the card, which save themselves, with their preview. */
export function InstanceForm({ instance, name, drawn, templates }: InstanceFormProps) {
  const { card, draft } = useEditor();
  const [code, reload] = useCode(instance);
  const { status } = useSyncExternalStore(templates.drafts.subscribe, templates.drafts.getState);
  const on = useMemo(() => drawnCard(card.slug, draft), [card.slug, draft]);

  if (code === undefined) return <Loader size={20} aria-label={messages.loading} />;
  if (code === null) return <LoadError message={messages.codeMissing} onRetry={reload} />;

  const isProfile = instance.targetSection === 'profile';
  const fields = code.jsonConfig.filter(({ id }) => isProfile || instance.targetItemId || !PER_LINK.has(id));
  const link = on.links.find(({ id }) => id === instance.targetItemId) ?? on.links[0];
  const known = isProfile
    ? profileTemplateProps(on, code.jsonConfig, {})
    : link
      ? linkTemplateProps(on, link, code.jsonConfig, {})
      : {};
  const fallback = ({ id, type, defaultValue }: TemplateField): TemplateValue => {
    if (type === 'image') return id === 'profileImage' ? (draft.profile.photo?.path ?? '') : '';
    const value = known[id];
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : defaultValue;
  };
  const change = (id: string, value: TemplateValue) => {
    const typed = templates.drafts.getState().values[instance.id] ?? instance.data;
    templates.drafts.edit(instance.id, { ...typed, [id]: value });
  };
  return (
    <div className={styles.form} role="group" aria-label={messages.formTitle(name)}>
      <p className={styles.liveTitle}>{messages.live}</p>
      <div className={styles.live}>
        <TemplateFrame title={messages.live} job={drawn?.job ?? null} theme={draft.theme} minHeight={96} />
      </div>
      <TemplateFields
        fields={fields}
        values={instance.data}
        fallback={fallback}
        onChange={change}
        image={(field, path, onChange) => (
          <PhotoPicker
            label={field.label}
            name={`template.${instance.id}.${field.id}`}
            photo={path ? { path } : null}
            onPick={async ({ bytes }) => {
              const stored = await uploadCardPhoto(card.userId, card.id, bytes, PHOTO);
              rememberPhoto(stored.path, bytes);
              onChange(stored.path);
            }}
            onRemove={() => onChange('')}
          />
        )}
      />
      <FillState
        status={status[instance.id]}
        isComplete={templates.drafts.getState().values[instance.id] === undefined}
        onRetry={() => templates.drafts.retry(instance.id)}
      />
    </div>
  );
}

interface FillStateProps {
  status: 'saved' | 'saving' | 'failed' | undefined;
  /** True when every typed value can be stored. */
  isComplete: boolean;
  onRetry: () => void;
}

function FillState({ status, isComplete, onRetry }: FillStateProps) {
  const online = useOnline();
  const slow = useDelayed(status === 'saving');
  const saved = isComplete ? messages.saved : messages.savedExcept;
  const text = {
    saving: slow ? messages.saving : '',
    saved: online ? saved : messages.queued,
    failed: messages.failed,
  };
  return (
    <p className={styles.fillState} role="status" data-failed={status === 'failed' || undefined}>
      {status && text[status]}
      {status === 'failed' && (
        <Button variant="default" size="compact-md" onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </p>
  );
}

/** Loads the code of an instance: `undefined` while loading, `null` when it isn't available. */
function useCode({
  templateId,
  templateVersion,
}: TemplateInstance): [InstanceCode | null | undefined, () => void] {
  const { data, error, retry } = useAnswer([templateId, templateVersion], (id, version) =>
    loadInstanceCode({ templateId: id, templateVersion: version }),
  );
  return [error === undefined ? data : null, retry];
}
