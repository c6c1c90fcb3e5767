import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { parseLink, typedForm, type CardLink, type LinkKind } from 'shared-lib/model';
import { fieldMessage } from 'shared-lib/errors';
import { messages } from '../messages';
import styles from './address-field.module.css';
import { wordsOfKind, linkToolMessages as text } from './messages';
import { useOwnerZone } from './schedule/use-owner-zone';
import { whereItLeads } from './where-it-leads';

interface AddressFieldProps {
  link: CardLink;
  error: string | undefined;
  onUrl: (url: string) => void;
  /** Called with the kind that a text was meant as. */
  onKind: (kind: LinkKind, url: string) => void;
  onLeave: () => void;
}

/** Kinds in which numbers are typed, and addresses. */
const KEYBOARDS: Readonly<Partial<Record<LinkKind, 'tel' | 'email' | 'text'>>> = {
  phone: 'tel',
  whatsapp: 'tel',
  email: 'email',
  directions: 'text',
  instagram: 'text',
  tiktok: 'text',
};

/** Returns an address as it is edited: whole in 'Web', as people type it in the other kinds. */
function formOf({ kind, url }: CardLink, zone: string): string {
  const isOfKind = kind !== undefined && kind !== 'web' && parseLink(kind, url, zone).ok;
  return isOfKind ? typedForm(url) : url;
}

/** Renders the field for a link's address: takes what people know of it and says where it leads. */
export function AddressField({ link, error, onUrl, onKind, onLeave }: AddressFieldProps) {
  const zone = useOwnerZone();
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const kind = link.kind ?? 'web';
  const value = typed ?? formOf(link, zone);
  const parsed = parseLink(kind, value, zone);
  const isWrong = (left || error !== undefined) && !parsed.ok && value.trim() !== '';
  const label = wordsOfKind(kind).field ?? messages.fields.url;

  return (
    <div className={styles.field}>
      <TextInput
        label={label}
        value={value}
        error={isWrong ? fieldMessage(parsed.problem, label) : error}
        description={parsed.ok ? whereItLeads(parsed.url) : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={wordsOfKind(kind).example}
        inputMode={KEYBOARDS[kind] ?? 'url'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-field={`links.${link.id}.url`}
        onFocus={() => setTyped(value)}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value;
          setTyped(text);
          setLeft(false);
          const now = parseLink(kind, text, zone);
          // In 'Web' the address is completed once the field is left, so that it doesn't change under the cursor.
          onUrl(now.ok && kind !== 'web' ? now.url : text);
        }}
        onBlur={() => {
          if (parsed.ok && parsed.url !== link.url) onUrl(parsed.url);
          setTyped(null);
          setLeft(true);
          onLeave();
        }}
      />
      {isWrong && parsed.maybe.length > 0 && (
        <div role="group" aria-label={text.meant} className={styles.meant}>
          {parsed.maybe.map((other) => {
            const meant = other === 'web' ? null : parseLink(other, value, zone);
            return meant?.ok ? (
              <Button
                key={other}
                variant="default"
                size="compact-md"
                onClick={() => onKind(other, meant.url)}
              >
                {nameOf(other)}
              </Button>
            ) : null;
          })}
          {asWeb(value, parsed.problem) && (
            <Button
              variant="default"
              size="compact-md"
              onClick={() => onKind('web', asWeb(value, parsed.problem) ?? '')}
            >
              {text.isWeb}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function nameOf(kind: LinkKind): string {
  if (kind === 'phone') return text.isPhone;
  return kind === 'whatsapp' ? text.isWhatsApp : text.isKind(wordsOfKind(kind).label);
}

/** Returns the address of a text that may be a site after all; `null` when it can't be one. */
function asWeb(value: string, problem: string): string | null {
  if (problem !== 'url-doubtful' && problem !== 'link-other-site') return null;
  const site = value.trim();
  const parsed = parseLink('web', /^https?:/i.test(site) ? site : `https://${site}`, '');
  return parsed.ok ? parsed.url : null;
}
