import { useMemo, useState } from 'react';
import {
  linkTemplateProps,
  profileTemplateProps,
  type Template,
  type TemplateField,
  type TemplateValue,
  type TemplateValues,
} from 'shared-lib/model';
import { drawJob, type TemplateDrawing } from 'shared-lib/templates';
import { TemplateFields } from 'shared-lib/ui/template-fields';
import { ChosenCardControls } from '../../template-preview/chosen-card-controls';
import { PreviewControls } from '../../template-preview/preview-controls';
import { PreviewStage } from '../../template-preview/preview-stage';
import { sampleLink } from '../../template-preview/sample-cards';
import { TypedCardForm } from '../../template-preview/typed-card-form';
import { useChosenCard } from '../../template-preview/use-chosen-card';
import { TYPED_SAMPLE, usePreviewChoice } from '../../template-preview/use-preview-choice';
import { VersionFigure } from '../../template-preview/version-figure';
import { Panel, PanelHelp } from '../../ui/panel';
import { useSessionState } from '../../ui/use-session-state';
import { CardList } from './card-list';
import { messages } from './messages';
import styles from './preview-page.module.css';
import { WholeCard } from './whole-card';

interface PreviewedCardProps {
  template: Template;
  /** Another version of it, which is rendered beside it; `null` for none. */
  other: Template | null;
  /** True where the cards are listed beside it. */
  isWide: boolean;
}

/** Renders one template on a card, alone or beside another version of it, with editable data. */
export function PreviewedCard({ template, other, isWide }: PreviewedCardProps) {
  const [choice, choose] = usePreviewChoice('preview');
  const [data, setData] = useSessionState<TemplateValues>(`tarjetero.preview-values.${template.id}`, {});
  const chosen = useChosenCard(choice);
  const { card, published } = chosen;
  const [drawing, setDrawing] = useState<TemplateDrawing | null>(null);
  const versions = useMemo(
    () =>
      (other ? [other, template] : [template]).map(({ version, compiledCode, ...code }) => ({
        version,
        job: compiledCode === '' ? null : drawJob(card, { ...code, compiledCode }, data),
      })),
    [card, template, other, data],
  );
  const theme = useMemo(() => ({ ...card.theme, scheme: choice.scheme }), [card, choice.scheme]);

  const fallback = ({ id, defaultValue }: TemplateField): TemplateValue => {
    const props =
      template.targetSection === 'profile'
        ? profileTemplateProps(card, template.jsonConfig, {})
        : linkTemplateProps(card, card.links[0] ?? sampleLink, template.jsonConfig, {});
    const value = props[id];
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : defaultValue;
  };

  return (
    <div className={styles.columns}>
      <Panel>
        <PreviewControls choice={choice} onChange={choose} hidesCards={isWide}>
          {chosen.real !== null && <ChosenCardControls choice={choice} chosen={chosen} onChange={choose} />}
        </PreviewControls>
        <div className={styles.versions}>
          {versions.map(({ version, job }) => (
            <VersionFigure key={version} caption={other && messages.inVersion(version)}>
              <PreviewStage
                job={job}
                theme={theme}
                width={choice.width}
                isActualSize={choice.isActualSize}
                problem={job ? null : messages.notCompiled}
                onDrawn={version === template.version ? setDrawing : undefined}
              />
            </VersionFigure>
          ))}
        </div>
        {published && (
          <WholeCard card={published} section={template.targetSection} drawing={drawing} choice={choice} />
        )}
      </Panel>
      <div className={styles.forms}>
        {isWide && (
          <Panel title={messages.cards}>
            <CardList choice={choice} onChange={choose} />
          </Panel>
        )}
        {choice.sample === TYPED_SAMPLE && <TypedCardForm card={chosen.typed} onChange={chosen.setTyped} />}
        <Panel title={messages.data} help={messages.dataHelp}>
          <TemplateFields
            fields={template.jsonConfig}
            values={data}
            fallback={fallback}
            onChange={(id, value) => setData({ ...data, [id]: value })}
            image={({ id, label }) => (
              <PanelHelp key={id}>
                {label}. {messages.noImages}
              </PanelHelp>
            )}
          />
        </Panel>
      </div>
    </div>
  );
}
