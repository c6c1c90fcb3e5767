import { useState } from 'react';
import { Button } from '@mantine/core';
import {
  compareVersions,
  type TemplateIndexEntry,
  type TemplateInstance,
  type TemplatePlace,
} from 'shared-lib/model';
import { Notice } from 'shared-lib/ui/notice';
import { messages } from '../messages';
import { skippedVersion, skipVersion } from './skipped-updates';
import { UpdateDialog } from './update-dialog';
import type { CardTemplates } from '../use-card-templates';

const text = messages.update;

interface UpdateNoticeProps {
  instance: TemplateInstance;
  /** Its template in the gallery; `null` when it isn't there any more. */
  entry: TemplateIndexEntry | null;
  place: TemplatePlace;
  templates: CardTemplates;
}

/** Renders the notice that a template has a newer version than the one on the card; nothing changes unless the owner wants it. */
export function UpdateNotice({ instance, entry, place, templates }: UpdateNoticeProps) {
  const [skipped, setSkipped] = useState(() => skippedVersion(instance));
  const [looking, setLooking] = useState(false);
  if (!entry || compareVersions(entry.version, instance.templateVersion) <= 0) return null;
  if (skipped === entry.version) return null;
  const skip = () => {
    skipVersion(instance, entry.version);
    setSkipped(entry.version);
  };
  return (
    <>
      <Notice
        tone="info"
        title={text.title(entry.name)}
        actions={
          <>
            <Button variant="default" onClick={() => setLooking(true)}>
              {text.see}
            </Button>
            <Button variant="subtle" color="dark" onClick={skip}>
              {text.later}
            </Button>
          </>
        }
      >
        <p>{text.text}</p>
      </Notice>
      {looking && (
        <UpdateDialog
          instance={instance}
          entry={entry}
          place={place}
          templates={templates}
          onSkip={skip}
          onClose={() => setLooking(false)}
        />
      )}
    </>
  );
}
