import { useMemo, useState } from 'react';
import {
  linkTemplateProps,
  profileTemplateProps,
  type Template,
  type TemplateField,
  type TemplateValue,
  type TemplateValues,
} from 'shared-lib/domain';
import { drawJob } from 'shared-lib/templates';
import { TemplateFields } from 'shared-lib/ui/template-fields';
import { PreviewControls } from '../../template-preview/preview-controls';
import { PreviewStage } from '../../template-preview/preview-stage';
import { sampleCards } from '../../template-preview/sample-cards';
import { usePreviewChoice } from '../../template-preview/use-preview-choice';
import { messages } from './messages';
import styles from './preview-page.module.css';

/** One template on a sample card, with data to type. */
export function PreviewedCard({ template }: { template: Template }) {
  const [choice, choose] = usePreviewChoice();
  const [data, setData] = useState<TemplateValues>({});
  const { card } = sampleCards.find(({ id }) => id === choice.sample) ?? sampleCards[0]!;
  const job = useMemo(
    () => (template.compiledCode === '' ? null : drawJob(card, template, data)),
    [card, template, data],
  );
  const theme = useMemo(() => ({ ...card.theme, scheme: choice.scheme }), [card, choice.scheme]);

  const fallback = ({ id, defaultValue }: TemplateField): TemplateValue => {
    const props =
      template.targetSection === 'profile'
        ? profileTemplateProps(card, template.jsonConfig, {})
        : linkTemplateProps(card, card.links[0]!, template.jsonConfig, {});
    const value = props[id];
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : defaultValue;
  };

  return (
    <div className={styles.columns}>
      <section className={styles.panel} aria-label={messages.data}>
        <h2>{messages.data}</h2>
        <p className={styles.help}>{messages.dataHelp}</p>
        <TemplateFields
          fields={template.jsonConfig}
          values={data}
          fallback={fallback}
          onChange={(id, value) => setData((earlier) => ({ ...earlier, [id]: value }))}
          image={({ id, label }) => (
            <p key={id} className={styles.help}>
              {label}. {messages.noImages}
            </p>
          )}
        />
      </section>
      <div className={styles.panel}>
        <PreviewControls choice={choice} onChange={choose} />
        <PreviewStage
          job={job}
          theme={theme}
          width={choice.width}
          problem={job ? null : messages.notCompiled}
        />
      </div>
    </div>
  );
}
