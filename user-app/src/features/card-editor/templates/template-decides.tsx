import { Button } from '@mantine/core';
import type { TemplateInstance } from 'shared-lib/model';
import { Link } from 'shared-lib/router';
import { Notice } from 'shared-lib/ui/notice';
import { messages } from './messages';

/** Renders the notice of which parts of a card are rendered by templates, so that a look doesn't seem to fail there. */
export function TemplateDecides({ instances }: { instances: readonly TemplateInstance[] }) {
  const sections = (['profile', 'links'] as const).filter((section) =>
    instances.some(({ targetSection, targetItemId }) => targetSection === section && targetItemId === null),
  );
  if (sections.length === 0) return null;
  const what = sections.map((section) => messages.decided[section]).join(' y ');
  return (
    <Notice
      tone="info"
      title={messages.decidedHere(what.charAt(0) + what.slice(1).toLowerCase())}
      actions={
        <Button component={Link} to="?tab=plantilla" replace preventScrollReset variant="default">
          {messages.toTemplates}
        </Button>
      }
    >
      <p>{messages.decidedText}</p>
    </Notice>
  );
}
