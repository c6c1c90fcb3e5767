import { Button, Loader, NativeSelect } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { Link, useSearchParams } from 'shared-lib/router';
import { showToast } from 'shared-lib/toast';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { Notice } from 'shared-lib/ui/notice';
import { creatorHref, paths } from '../../paths';
import { useTemplateListQuery, useTemplateVersionsQuery } from '../../template-data/template-endpoints';
import { messages } from './messages';
import { PreviewedCard } from './previewed-card';
import styles from './preview-page.module.css';
import { usePreviewedTemplate } from './use-previewed-template';

/** Renders 'Vista Previa': any template, in its present or a published version, with any card. */
export default function PreviewPage() {
  const [parameters, setParameters] = useSearchParams();
  const { data: list, error, isFetching, refetch } = useTemplateListQuery();
  const templates = list?.templates;
  const id = parameters.get('plantilla') ?? templates?.[0]?.id ?? null;
  const version = parameters.get('version');
  const { data: versions = [] } = useTemplateVersionsQuery(id ?? '', { skip: id === null });
  const shown = usePreviewedTemplate(id, version);
  const { copy } = useClipboard();

  const put = (plantilla: string, published: string | null) =>
    setParameters({ plantilla, ...(published && { version: published }) }, { replace: true });

  if (!templates) {
    return isFetching ? (
      <Loader />
    ) : (
      <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />
    );
  }
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
      <div className={styles.choice}>
        <NativeSelect
          label={messages.template}
          data={[
            ...(current ? [] : [{ value: id, label: id }]),
            ...templates.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          value={id}
          onChange={({ currentTarget }) => put(currentTarget.value, null)}
        />
        <NativeSelect
          label={messages.version}
          data={[
            { value: '', label: messages.asItIs(current?.version ?? '') },
            ...versions.map((published) => ({ value: published.version, label: published.version })),
          ]}
          value={version ?? ''}
          onChange={({ currentTarget }) => put(id, currentTarget.value || null)}
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
      {shown.state === 'shown' && <PreviewedCard key={`${id}@${version}`} template={shown.template} />}
    </div>
  );
}
