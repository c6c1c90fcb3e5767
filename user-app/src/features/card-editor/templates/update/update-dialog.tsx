import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useAnswer } from 'shared-lib/answers';
import type { TemplateIndexEntry, TemplateInstance, TemplatePlace } from 'shared-lib/model';
import type { TemplateDrawing } from 'shared-lib/templates';
import { Notice } from 'shared-lib/ui/notice';
import { TemplateThumbnail } from 'shared-lib/ui/template-frame';
import { OpenDialog } from 'shared-lib/ui/open-dialog';
import { useEditor } from '../../editor-context';
import { chosenInstance } from '../drawing/apply-template';
import { drawnCard } from '../drawing/drawn-card';
import { instanceJob } from '../drawing/draw-instances';
import { loadInstanceCode, type InstanceCode } from '../drawing/instance-code';
import { messages } from '../messages';
import { removedFields } from './removed-fields';
import type { CardTemplates } from '../use-card-templates';
import { usePutTemplate } from '../use-put-template';
import styles from '../template-panel.module.css';

const text = messages.update;

/** Size of each side, in pixels. */
const SIDE = { width: 320, height: 300, layoutWidth: 360 } as const;

interface UpdateDialogProps {
  instance: TemplateInstance;
  entry: TemplateIndexEntry;
  place: TemplatePlace;
  templates: CardTemplates;
  onSkip: () => void;
  onClose: () => void;
}

/** Compares the owner's own card as it is with the newer version of a template. */
export function UpdateDialog({ instance, entry, place, templates, onSkip, onClose }: UpdateDialogProps) {
  const { draft } = useEditor();
  const isPhone = useMediaQuery('(max-width: 40em)');
  const before = templates.drawn.find((one) => one.instance.id === instance.id);
  const after = useNewVersion(instance, entry, place, templates);
  const [put, { isLoading }] = usePutTemplate(place, instance, templates);
  const removed = after.code && before?.code ? removedFields(instance, before.code, after.code) : [];

  const update = async () => {
    const { name } = entry;
    const { error } = await put({
      templateId: instance.templateId,
      name,
      loadCode: () => Promise.resolve(after.code),
      done: text.done(name),
    });
    if (!error) onClose();
  };

  return (
    <OpenDialog onClose={onClose} title={text.title(entry.name)} size={740} fullScreen={isPhone}>
      <div className={styles.compare}>
        <Side title={text.before} drawing={before?.drawing ?? null} theme={draft.theme} />
        <Side title={text.after} drawing={after.drawing} theme={draft.theme} />
      </div>
      {after.failed ? (
        <Notice tone="warning" title={text.failed} />
      ) : (
        <p>{removed.length > 0 ? text.stored(removed.join(', ')) : text.kept}</p>
      )}
      <div className={styles.dialogButtons}>
        <Button
          variant="default"
          onClick={() => {
            onSkip();
            onClose();
          }}
        >
          {text.later}
        </Button>
        <Button loading={isLoading} disabled={!after.drawing} onClick={() => void update()}>
          {text.apply}
        </Button>
      </div>
    </OpenDialog>
  );
}

interface SideProps {
  title: string;
  drawing: TemplateDrawing | null;
  theme: Parameters<typeof TemplateThumbnail>[0]['theme'];
}

function Side({ title, drawing, theme }: SideProps) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <div className={styles.side} style={{ height: SIDE.height }} aria-busy={!drawing}>
        {drawing && <TemplateThumbnail html={drawing.html} css={drawing.css} theme={theme} {...SIDE} />}
      </div>
    </figure>
  );
}

interface NewVersion {
  code: InstanceCode | null;
  drawing: TemplateDrawing | null;
  failed: boolean;
}

const NOT_DRAWN: NewVersion = { code: null, drawing: null, failed: false };
const FAILED: NewVersion = { ...NOT_DRAWN, failed: true };

/** Renders the newer version with the owner's values. */
function useNewVersion(
  instance: TemplateInstance,
  { id: templateId, version }: TemplateIndexEntry,
  place: TemplatePlace,
  { tools, instances }: CardTemplates,
): NewVersion {
  const { card, draft } = useEditor();
  const { latest = NOT_DRAWN, error } = useAnswer(
    [instance, templateId, version, place, tools, instances, card, draft],
    async (): Promise<NewVersion> => {
      const code = await loadInstanceCode({ templateId, templateVersion: version });
      if (!code) return FAILED;
      const { engine } = await tools();
      const next = chosenInstance(card.userId, { templateId, code, place }, instance);
      const others = (instances ?? []).filter(({ id }) => id !== instance.id);
      const job = instanceJob(drawnCard(card.slug, draft), next, others, code);
      return { code, drawing: await engine.draw(job), failed: false };
    },
  );
  return error === undefined ? latest : FAILED;
}
