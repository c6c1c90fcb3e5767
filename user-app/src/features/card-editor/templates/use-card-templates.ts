import { useEffect, useRef } from 'react';
import type { Card, CardContent, PublicTemplates, TemplateInstance } from 'shared-lib/model';
import { describeError } from 'shared-lib/errors';
import { useInstancesQuery } from '../../../card-data/template-endpoints';
import type { Autosave } from '../../../card-draft/autosave';
import type { DrawnInstance } from './drawing/draw-instances';
import type { InstanceDrafts } from './instance-drafts';
import type { TemplateFailure } from './drawing/redraw-for-publishing';
import { useDrawingTools, type DrawingTools } from './drawing/use-drawing-tools';
import { useDrawnTemplates } from './drawing/use-drawn-templates';
import { useInstanceDrafts, type EditedCard } from './use-instance-drafts';
import { useTemplatePreparation } from './use-template-preparation';
import { useTouch } from './use-touch';

/** Templates of the card that is being edited. */
export interface CardTemplates {
  /** Active instances with their typed values; `null` until they are known. */
  instances: readonly TemplateInstance[] | null;
  /** Message on why they couldn't be read. */
  error: string | null;
  reload: () => void;
  drafts: InstanceDrafts;
  /** Result of drawing each with the card on screen. */
  drawn: readonly DrawnInstance[];
  /** Their combined parts; `null` for none. */
  shown: PublicTemplates | null;
  /** Loads the modules that render templates. */
  tools: () => Promise<DrawingTools>;
  /** Marks the card as changed, after a change outside its content that visitors don't see yet. */
  touch: () => void;
  /** Renders every template again, so that the publication has the card's present content. */
  prepare: () => Promise<TemplateFailure[]>;
}

/** Subscribes to the templates of a card, renders and stores them while its editor is open. */
export function useCardTemplates(
  uid: string,
  card: Card,
  draft: CardContent,
  autosave: Autosave,
): CardTemplates {
  const { data: stored, error, refetch } = useInstancesQuery({ uid, cardId: card.id });
  const { tools, close } = useDrawingTools();
  const touch = useTouch(card, autosave);

  const editedRef = useRef<EditedCard>({ card, draft, stored });
  useEffect(() => {
    editedRef.current = { card, draft, stored };
  });

  const { drafts, instances } = useInstanceDrafts(uid, stored, editedRef, { tools, close, touch });
  const { drawn, shown } = useDrawnTemplates(instances, { slug: card.slug, draft }, tools);
  const prepare = useTemplatePreparation(uid, editedRef, { autosave, drafts, tools });

  return {
    instances,
    error: stored === undefined && error ? (error.message ?? describeError(error).message) : null,
    reload: () => void refetch(),
    drafts,
    drawn,
    shown,
    tools,
    touch,
    prepare,
  };
}
