import { useState } from 'react';
import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import { contactWays, hasAddress, toPublicContent, type CardLink, type LinkKind } from 'shared-lib/model';
import { showUndoToast } from 'shared-lib/toast';
import type { ContentPath } from '../../../card-draft/content-paths';
import { useEditor } from '../editor-context';
import { messages } from '../messages';
import { AddressField } from './address-field';
import { KindIcon } from './kind-icon';
import { KindPicker } from './kind-picker';
import styles from './link-item.module.css';
import type { LinkErrors } from './link-item';
import { LinkIcon } from './link-icon';
import { LinkSchedule } from './schedule/link-schedule';
import { wordsOfKind, linkToolMessages as text } from './messages';
import { PdfField } from './pdf/pdf-field';
import type { PdfUpload } from './pdf/use-pdf-uploads';

interface LinkFieldsProps {
  link: CardLink;
  errors: LinkErrors;
  /** PDF that is being uploaded for the link. */
  upload: PdfUpload | undefined;
  onChange: (id: string, field: keyof CardLink, value: unknown) => void;
  onPdf: (id: string, file: File) => void;
  onLeave: (path: ContentPath) => void;
}

/** Renders the fields of an open link below its row. */
export function LinkFields({ link, errors, upload, onChange, onPdf, onLeave }: LinkFieldsProps) {
  const [picking, setPicking] = useState(false);
  const kind = link.kind ?? 'web';
  const { draft } = useEditor();
  const isAction = contactWays(toPublicContent(draft)).some(({ repeats }) => repeats === link.id);

  const setKind = (next: LinkKind, url?: string) => {
    onChange(link.id, 'kind', next);
    if (next !== 'pdf') onChange(link.id, 'file', undefined);
    if (!hasAddress(next)) onChange(link.id, 'url', '');
    else if (url !== undefined) onChange(link.id, 'url', url);
    if (link.title === '' || link.title === wordsOfKind(kind).title)
      onChange(link.id, 'title', wordsOfKind(next).title);
  };

  const removePdf = () => {
    onChange(link.id, 'file', undefined);
    showUndoToast(text.pdfRemoved, () => onChange(link.id, 'file', link.file));
  };
  const isSending = upload !== undefined && upload.problem === undefined;

  const description = {
    label: hasAddress(kind) ? messages.fields.description : (wordsOfKind(kind).field ?? ''),
    value: link.description,
    error: errors.description,
    'data-field': `links.${link.id}.description`,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(link.id, 'description', currentTarget.value),
    onBlur: () => onLeave(`links.${link.id}.description`),
  };

  return (
    <div className={styles.body}>
      <div className={styles.kind}>
        {hasAddress(kind) && <LinkIcon link={link} onChange={(icon) => onChange(link.id, 'icon', icon)} />}
        <Button
          variant="default"
          leftSection={
            <span className={styles.kindIcon}>
              <KindIcon kind={kind} />
            </span>
          }
          aria-label={text.changeKind(wordsOfKind(kind).label)}
          aria-haspopup="dialog"
          onClick={() => setPicking(true)}
        >
          {wordsOfKind(kind).label}
        </Button>
      </div>
      {kind === 'pdf' && (
        <PdfField
          link={link}
          upload={upload}
          problem={errors.file}
          onFile={(file) => onPdf(link.id, file)}
          onRemove={removePdf}
        />
      )}
      {hasAddress(kind) && !link.file && !isSending && (
        <AddressField
          key={kind}
          link={link}
          error={errors.url}
          onUrl={(url) => onChange(link.id, 'url', url)}
          onKind={setKind}
          onLeave={() => onLeave(`links.${link.id}.url`)}
        />
      )}
      {kind === 'text' && <Textarea {...description} autosize minRows={2} />}
      {kind === 'bizum' && (
        <TextInput
          {...description}
          inputMode="tel"
          placeholder={wordsOfKind('bizum').example}
          description={text.standing}
        />
      )}
      {hasAddress(kind) && <TextInput {...description} />}
      {isAction && (
        <Switch
          label={text.alsoListed}
          description={text.alsoListedHelp}
          checked={link.alsoListed === true}
          onChange={(event) => onChange(link.id, 'alsoListed', event.currentTarget.checked || undefined)}
        />
      )}
      <LinkSchedule link={link} error={errors.until} onChange={onChange} onLeave={onLeave} />
      <KindPicker
        opened={picking}
        onClose={() => setPicking(false)}
        onPick={(next) => {
          setPicking(false);
          setKind(next);
        }}
      />
    </div>
  );
}
