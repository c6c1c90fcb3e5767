import { useMemo, useState } from 'react';
import { Loader, NativeSelect } from '@mantine/core';
import { useAnswer } from 'shared-lib/answers';
import { callFunction, getTemplateVersion } from 'shared-lib/data';
import type { SyncSample, TemplateListEntry } from 'shared-lib/model';
import { drawJob } from 'shared-lib/templates';
import { showErrorToast } from 'shared-lib/toast';
import { useTemplateQuery } from '../../template-data/template-endpoints';
import { PreviewStage } from '../../template-preview/preview-stage';
import { sampleCards } from '../../template-preview/sample-cards';
import { VersionFigure } from '../../template-preview/version-figure';
import { messages } from './messages';
import styles from './sync-page.module.css';

/** Width of the phone on which both are shown, in pixels. */
const WIDTH = 390;

/** A card with its values in both versions. */
interface ComparedCard {
  key: string;
  label: string;
  version: string;
  card: Parameters<typeof drawJob>[0];
  before: Parameters<typeof drawJob>[2];
  after: Parameters<typeof drawJob>[2];
  options: Parameters<typeof drawJob>[3];
}

/** Converts a card that the version would change to the form that is rendered. */
function toCompared({ item, version, before }: SyncSample): ComparedCard {
  const { instanceId, card, data, targetItemId, owner } = item;
  const options = { owner, ...(targetItemId !== null && { linkIds: [targetItemId] }) };
  return { key: instanceId, label: card.slug, version, card, before, after: data, options };
}

/** Returns an example for templates of which visitors see no card. */
function anExample(version: string): ComparedCard {
  const label = messages.comparedSample;
  return { key: '', label, version, card: sampleCards[0].card, before: {}, after: {}, options: {} };
}

/** Finds cards that the present version would change; an example where there is none. */
async function findSamples(templateId: string, oldest: string): Promise<readonly ComparedCard[]> {
  const { samples } = await callFunction('sampleSync', { templateId });
  return samples.length > 0 ? samples.map(toCompared) : [anExample(oldest)];
}

interface VersionsComparedProps {
  entry: TemplateListEntry;
  /** A version that cards have, used when none of them is visible. */
  oldest: string;
  /** Number of cards with another version. */
  behind: number;
}

/** Renders some of the cards that the present version changes, each before and after. */
export function VersionsCompared({ entry, oldest, behind }: VersionsComparedProps) {
  const [chosen, setChosen] = useState('');
  const { latest: cards } = useAnswer([entry.id, oldest], findSamples, { onError: showErrorToast });

  const shown = cards?.find(({ key }) => key === chosen) ?? cards?.[0];
  if (!cards || !shown) return <Loader />;
  return (
    <div className={styles.comparison}>
      <NativeSelect
        label={messages.comparedCard}
        description={messages.comparedFew(cards.length, behind)}
        data={cards.map(({ key, label }) => ({ value: key, label }))}
        value={shown.key}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <BothVersions key={shown.key} entry={entry} compared={shown} />
    </div>
  );
}

/** Renders one card in both versions. */
function BothVersions({ entry, compared }: { entry: TemplateListEntry; compared: ComparedCard }) {
  const { data: template } = useTemplateQuery({ id: entry.id, from: 'userTemplates' });
  const { card, version } = compared;
  const { data: former } = useAnswer([entry.id, version], getTemplateVersion, { onError: showErrorToast });

  const jobs = useMemo(
    () =>
      former &&
      template && {
        before: drawJob(compared.card, { ...template, ...former }, compared.before, compared.options),
        after: drawJob(compared.card, template, compared.after, compared.options),
      },
    [compared, template, former],
  );
  if (!jobs) return <Loader />;
  return (
    <div className={styles.compared}>
      <VersionFigure caption={messages.before(version)}>
        <PreviewStage job={jobs.before} theme={card.theme} width={WIDTH} />
      </VersionFigure>
      <VersionFigure caption={messages.after(entry.version)}>
        <PreviewStage job={jobs.after} theme={card.theme} width={WIDTH} />
      </VersionFigure>
    </div>
  );
}
