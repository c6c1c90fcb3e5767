import type { TemplateInstance, TemplatePlace } from 'shared-lib/model';
import { useWrite } from 'shared-lib/store';
import { TemplateError } from 'shared-lib/templates';
import { showUndoToast } from 'shared-lib/toast';
import { useEditor } from '../editor-context';
import { drawnCard } from './drawing/drawn-card';
import type { InstanceCode } from './drawing/instance-code';
import { messages } from './messages';
import { useRemoveTemplateMutation, useRestoreInstanceMutation } from './template-writes';
import type { CardTemplates } from './use-card-templates';

/** A template to put to a place of the card. */
export interface Put {
  templateId: string;
  /** Name of the template. */
  name: string;
  /** Loads its code; `null` when it isn't available. */
  loadCode: () => Promise<InstanceCode | null>;
  /** Sentence of the toast that offers to undo it. */
  done: string;
}

/**
 * Returns a write that puts a template to a place of the card: it saves the values typed into the former one, renders
 * the new one with the card's content, and offers to undo it.
 *
 * @param former - Instance at the place; `null` for none.
 */
export function usePutTemplate(
  place: TemplatePlace,
  former: TemplateInstance | null,
  templates: CardTemplates,
) {
  const { card, draft } = useEditor();
  const [remove] = useRemoveTemplateMutation();
  const [restore] = useRestoreInstanceMutation();
  const uid = card.userId;

  const undo = async () => {
    const { error } = former
      ? await restore({ uid, instance: former, isUndo: true })
      : await remove({ uid, place });
    if (!error) templates.touch();
  };
  return useWrite(
    async ({ templateId, loadCode, done }: Put) => {
      const { engine, putTemplate } = await templates.tools();
      const code = await loadCode();
      if (!code) throw new Error(`No code of ${templateId}`);
      await templates.drafts.flush();
      const choice = { templateId, code, place };
      await putTemplate(engine, uid, drawnCard(card.slug, draft), choice, former, templates.instances ?? []);
      if (former) templates.drafts.forget(former.id);
      templates.touch();
      showUndoToast(done, () => void undo());
    },
    {
      failed: (error, { name }) =>
        error instanceof TemplateError
          ? messages.gallery.cannotApply(name, messages.reasons[error.code])
          : null,
    },
  );
}
