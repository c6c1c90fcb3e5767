import { useEffect, useMemo, useState } from 'react';
import { Loader } from '@mantine/core';
import { getTemplateVersion } from 'shared-lib/data';
import type { TemplateListEntry, TemplateVersion } from 'shared-lib/domain';
import { showErrorToast } from 'shared-lib/toast';
import { drawJob } from 'shared-lib/templates';
import { useTemplateQuery } from '../../template-data/template-endpoints';
import { PreviewStage } from '../../template-preview/preview-stage';
import { sampleCards } from '../../template-preview/sample-cards';
import { messages } from './messages';
import styles from './sync-page.module.css';

/** Width of the phone on which both are shown, in pixels. */
const WIDTH = 390;

interface VersionsComparedProps {
  entry: TemplateListEntry;
  /** The older version. */
  before: string;
}

/** What the present version changes on a card, beside what an older one shows. */
export function VersionsCompared({ entry, before }: VersionsComparedProps) {
  const { data: template } = useTemplateQuery({ id: entry.id, from: 'userTemplates' });
  const [former, setFormer] = useState<TemplateVersion | null>(null);
  useEffect(() => {
    let gone = false;
    getTemplateVersion(entry.id, before).then((found) => {
      if (!gone) setFormer(found);
    }, showErrorToast);
    return () => {
      gone = true;
    };
  }, [entry.id, before]);

  const { card } = sampleCards[0]!;
  const jobs = useMemo(
    () =>
      former &&
      template && {
        before: drawJob(card, { ...template, ...former }, {}),
        after: drawJob(card, template, {}),
      },
    [card, template, former],
  );
  if (!jobs) return <Loader />;
  return (
    <div className={styles.compared}>
      <figure>
        <figcaption>{messages.before(before)}</figcaption>
        <PreviewStage job={jobs.before} theme={card.theme} width={WIDTH} />
      </figure>
      <figure>
        <figcaption>{messages.after(entry.version)}</figcaption>
        <PreviewStage job={jobs.after} theme={card.theme} width={WIDTH} />
      </figure>
    </div>
  );
}
