import { Button, Loader, NativeSelect } from '@mantine/core';
import { useClipboard, useMediaQuery } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { Link, useSearchParams } from 'shared-lib/router';
import { showToast } from 'shared-lib/toast';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Notice } from 'shared-lib/ui/notice';
import 'shared-lib/ui/component-sheets.css';
import { creatorHref, paths } from '../../paths';
import { useTemplateListQuery, useTemplateVersionsQuery } from '../../template-data/template-endpoints';
import { Panel } from '../../ui/panel';
import { Unloaded } from '../../ui/unloaded';
import { ChoiceList } from './choice-list';
import { messages } from './messages';
import { PreviewedCard } from './previewed-card';
import styles from './preview-page.module.css';
import { usePreviewedTemplate } from './use-previewed-template';

/** Width from which templates and cards are listed beside the preview. */
const WIDE = '(min-width: 75em)';

/**
 * Renders 'Vista Previa': any template, in its present or a published version, alone or beside another version, with any
 * card.
 */
export default function PreviewPage() {
  const [parameters, setParameters] = useSearchParams();
  const query = useTemplateListQuery();
  const templates = query.data?.templates;
  const id = parameters.get('plantilla') ?? templates?.[0]?.id ?? null;
  const version = parameters.get('version');
  const { data: versions = [] } = useTemplateVersionsQuery(id ?? '', { skip: id === null });
  const shown = usePreviewedTemplate(id, version);
  const requested = parameters.get('con');
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const present = templates?.find((template) => template.id === id)?.version;
  // A version beside itself says nothing.
  const compared = requested === (version ?? present) ? null : requested;
  const other = usePreviewedTemplate(compared === null ? null : id, compared);
  const { copy } = useClipboard();

  const put = (plantilla: string, published: string | null, con: string | null = null) =>
    setParameters(
      { plantilla, ...(published && { version: published }), ...(con && { con }) },
      { replace: true },
    );

  if (!templates) return <Unloaded query={query} />;
  if (id === null) {
    return (
      <EmptyState
        icon={<IconEye size={28} stroke={1.5} />}
        title={messages.none}
        action={
          <Button component={Link} to={paths.creator}>
            {messages.create}
          </Button>
        }
      >
        {messages.noneText}
      </EmptyState>
    );
  }
  const current = templates.find((template) => template.id === id);

  const share = () => {
    const address = new URL(window.location.href);
    address.search = new URLSearchParams({
      plantilla: id,
      version: version ?? current?.version ?? '',
    }).toString();
    copy(address.href);
    showToast('success', messages.copied);
  };

  return (
    <div className={styles.page}>
      {isWide && (
        <Panel title={messages.templates}>
          <ChoiceList
            label={messages.templates}
            searchLabel={messages.searchTemplates}
            choices={templates.map(({ id: value, name, targetSection }) => ({
              ...{ id: value, label: name, about: messages.sections[targetSection] },
            }))}
            chosen={id}
            empty={messages.noTemplates}
            onChoose={(chosen) => put(chosen, null)}
          />
        </Panel>
      )}
      <div className={styles.main}>
        <div className={styles.choice}>
          {!isWide && (
            <NativeSelect
              label={messages.template}
              data={[
                ...(current ? [] : [{ value: id, label: id }]),
                ...templates.map(({ id: value, name }) => ({ value, label: name })),
              ]}
              value={id}
              onChange={({ currentTarget }) => put(currentTarget.value, null)}
            />
          )}
          <NativeSelect
            label={messages.version}
            data={[
              { value: '', label: messages.asItIs(current?.version ?? '') },
              ...versions.map((published) => ({ value: published.version, label: published.version })),
            ]}
            value={version ?? ''}
            onChange={({ currentTarget }) => put(id, currentTarget.value || null, compared)}
          />
          <NativeSelect
            label={messages.compare}
            disabled={versions.length === 0}
            data={[
              { value: '', label: messages.noComparison },
              ...versions
                .filter((published) => published.version !== (version ?? current?.version))
                .map((published) => ({ value: published.version, label: published.version })),
            ]}
            value={compared ?? ''}
            onChange={({ currentTarget }) => put(id, version, currentTarget.value || null)}
          />
          <div className={styles.actions}>
            <Button variant="default" onClick={share} disabled={versions.length === 0}>
              {messages.copy}
            </Button>
            <Button variant="light" component={Link} to={creatorHref(id)}>
              {messages.edit}
            </Button>
          </div>
        </div>
        {shown.state === 'loading' && <Loader />}
        {shown.state === 'failed' && <Notice tone="error" title={shown.message ?? messages.notFound} />}
        {other.state === 'failed' && <Notice tone="error" title={other.message ?? messages.notFound} />}
        {shown.state === 'shown' && (
          <PreviewedCard
            key={id}
            template={shown.template}
            other={compared !== null && other.state === 'shown' ? other.template : null}
            isWide={isWide === true}
          />
        )}
      </div>
    </div>
  );
}
