import { useEffect, useMemo, useState } from 'react';
import { Loader } from '@mantine/core';
import { getTemplateVersion } from 'shared-lib/data';
import type { Template, TemplateVersion } from 'shared-lib/domain';
import { showErrorToast } from 'shared-lib/toast';
import { drawJob } from 'shared-lib/templates';
import { PreviewStage } from '../../template-preview/preview-stage';
import { sampleCards } from '../../template-preview/sample-cards';
import { messages } from './messages';
import styles from './sync-page.module.css';

/** Width of the phone on which both are shown, in pixels. */
const WIDTH = 390;

/** What the present version changes on a card, beside what an older one shows. */
export function VersionsCompared({ template, before }: { template: Template; before: string }) {
  const [former, setFormer] = useState<TemplateVersion | null>(null);
  useEffect(() => {
    let gone = false;
    getTemplateVersion(template.id, before).then((found) => {
      if (!gone) setFormer(found);
    }, showErrorToast);
    return () => {
      gone = true;
    };
  }, [template.id, before]);

  const { card } = sampleCards[0]!;
  const jobs = useMemo(
    () =>
      former && {
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
        <figcaption>{messages.after(template.version)}</figcaption>
        <PreviewStage job={jobs.after} theme={card.theme} width={WIDTH} />
      </figure>
    </div>
  );
}
