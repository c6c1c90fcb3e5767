import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawJob, type DrawnCard } from 'shared-lib/templates';
import type { CardContent, TemplateMarkup, TemplateValues } from 'shared-lib/model';
import { TemplateIcon } from '../../public-card/sandbox/template-icon';
import { readTemplateSeeds, type TemplateSeed } from './read-template-seeds';
import { seedTemplateId } from './templates';

type Component = (props: object) => React.ReactNode;

/** Renders a seed here rather than in the sandbox: it is the product's own code, and there is no browser. */
function drawSeed(
  seed: TemplateSeed,
  card: DrawnCard,
  data: TemplateValues,
  owner: { uid: string; cardId: string },
): TemplateMarkup {
  const module: { exports: { default?: Component } } = { exports: {} };
  const define = new Function('React', 'Icon', 'exports', 'module', seed.compiledCode);
  define(React, TemplateIcon, module.exports, module);
  const { default: component } = module.exports;
  if (!component) throw new Error(`The template ${seed.key} exports no component`);
  const { items } = drawJob(card, { ...seed.draft, compiledCode: seed.compiledCode }, data, { owner });
  const markup: TemplateMarkup = {};
  for (const { key, props } of items)
    markup[key] = renderToStaticMarkup(React.createElement(component, props));
  return markup;
}

/** Puts seeds on a demo card, as its owner would from the gallery; they show with its next publication. */
export async function applySeeds(
  db: Firestore,
  uid: string,
  { cardId, slug, content }: { cardId: string; slug: string; content: CardContent },
  applied: Record<string, TemplateValues>,
): Promise<void> {
  for (const seed of readTemplateSeeds()) {
    const data = applied[seed.key];
    if (!data) continue;
    const now = FieldValue.serverTimestamp();
    const links = content.links.filter(({ visible }) => visible);
    const card = { slug, profile: content.profile, links, theme: content.theme };
    await db.doc(`templateInstances/demo-${cardId}-${seed.key}`).set({
      templateId: seedTemplateId(seed.key),
      templateVersion: seed.draft.version,
      userId: uid,
      cardOwner: uid,
      cardId,
      targetSection: seed.draft.targetSection,
      data,
      attic: {},
      markup: drawSeed(seed, card, data, { uid, cardId }),
      isActive: true,
      appliedAt: now,
      updatedAt: now,
    });
  }
}
