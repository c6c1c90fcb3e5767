import { Button } from '@mantine/core';
import {
  instanceAt,
  type TemplateIndexEntry,
  type TemplateInstance,
  type TemplatePlace,
} from 'shared-lib/model';
import { showUndoToast } from 'shared-lib/toast';
import { Notice } from 'shared-lib/ui/notice';
import { TemplateThumbnail } from 'shared-lib/ui/template-frame';
import { useActiveTemplateQuery } from '../../../card-data/template-endpoints';
import { useEditor } from '../editor-context';
import { InstanceForm } from './instance-form';
import { messages } from './messages';
import { useRemoveTemplateMutation, useRestoreInstanceMutation } from './template-writes';
import { UpdateNotice } from './update/update-notice';
import type { CardTemplates } from './use-card-templates';
import styles from './template-panel.module.css';

interface PlaceTemplateProps {
  place: TemplatePlace;
  /** Name of the place on screen. */
  name: string;
  /** Name of its design without a template. */
  none: string;
  compact: boolean;
  templates: CardTemplates;
  index: readonly TemplateIndexEntry[];
  former: readonly TemplateInstance[];
  /** True while its fields are open. */
  filling: boolean;
  onFill: (open: boolean) => void;
  onChoose: () => void;
}

/** Renders the template of one place of the card, with its actions. */
export function PlaceTemplate(props: PlaceTemplateProps) {
  const { place, name, templates, index, filling } = props;
  const { card, draft } = useEditor();
  const instance = instanceAt(templates.instances ?? [], place);
  const earlier = instanceAt(props.former, place);
  const [removeFrom, { isLoading: isRemoving }] = useRemoveTemplateMutation();
  const [putBack, { isLoading: isRestoring }] = useRestoreInstanceMutation();
  const { currentData: template } = useActiveTemplateQuery({ uid: card.userId, place }, { skip: !instance });
  // The gallery's index follows a template; without a network it may be all that this device has of it.
  const nameOf = ({ templateId }: TemplateInstance) =>
    [template, ...index].find((one) => one?.id === templateId)?.name ?? messages.unknownName;

  const restore = async (one: TemplateInstance) => {
    const { error } = await putBack({ uid: card.userId, instance: one });
    if (!error) templates.touch();
  };
  const remove = async (one: TemplateInstance) => {
    // Values that were just typed are removed and restored with it.
    await templates.drafts.flush();
    templates.drafts.forget(one.id);
    const { error } = await removeFrom({ uid: card.userId, place });
    if (error) return;
    templates.touch();
    showUndoToast(messages.removed(nameOf(one)), () => void restore(one));
  };

  const drawn = templates.drawn.find((one) => one.instance.id === instance?.id);
  const drawing = drawn?.drawing;
  const label = (action: string) => messages.forPlace(action, name);
  return (
    <div className={styles.place} role="group" aria-label={name}>
      <div className={styles.summary}>
        {instance && !props.compact && (
          <div className={styles.picture}>
            {drawing && (
              <TemplateThumbnail
                html={drawing.html}
                css={drawing.css}
                theme={draft.theme}
                width={88}
                height={104}
              />
            )}
          </div>
        )}
        <div className={styles.words}>
          {props.compact && <p className={styles.placeName}>{name}</p>}
          <p className={props.compact ? styles.detail : styles.name}>
            {instance ? nameOf(instance) : props.none}
          </p>
        </div>
        <div className={styles.actions}>
          {instance && (
            <Button
              variant={filling ? 'light' : 'default'}
              size={props.compact ? 'sm' : 'md'}
              aria-label={label(messages.fill)}
              aria-expanded={filling}
              onClick={() => props.onFill(!filling)}
            >
              {filling ? messages.close : messages.fill}
            </Button>
          )}
          <Button
            variant={instance || props.compact ? 'default' : 'filled'}
            size={props.compact ? 'sm' : 'md'}
            aria-label={label(instance ? messages.change : messages.choose)}
            onClick={props.onChoose}
          >
            {instance ? messages.change : messages.choose}
          </Button>
          {instance && (
            <Button
              variant="subtle"
              color="dark"
              size={props.compact ? 'sm' : 'md'}
              aria-label={label(messages.remove)}
              loading={isRemoving}
              onClick={() => void remove(instance)}
            >
              {messages.remove}
            </Button>
          )}
          {!instance && earlier && (
            <Button
              variant="subtle"
              color="dark"
              size={props.compact ? 'sm' : 'md'}
              aria-label={label(messages.restore)}
              loading={isRestoring}
              onClick={() => void restore(earlier)}
            >
              {messages.restore}
            </Button>
          )}
        </div>
      </div>
      {instance && drawn?.reason && (
        <Notice tone="warning" title={messages.ownLookTitle}>
          <p>{messages.failure(nameOf(instance), drawn.reason)}</p>
        </Notice>
      )}
      {instance && (
        <UpdateNotice
          key={`update ${instance.id}`}
          instance={instance}
          entry={index.find(({ id }) => id === instance.templateId) ?? null}
          place={place}
          templates={templates}
        />
      )}
      {instance && filling && (
        <InstanceForm
          key={`form ${instance.id}`}
          instance={instance}
          name={nameOf(instance)}
          drawn={drawn ?? null}
          templates={templates}
        />
      )}
    </div>
  );
}
