import { Button, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Panel } from '../ui/panel';
import { messages } from './messages';
import styles from './template-preview.module.css';
import { MAX_LINKS, TYPED_FIELDS, type TypedCard, type TypedLink } from './typed-card';

const text = messages.typed;

interface TypedCardFormProps {
  card: TypedCard;
  onChange: (card: TypedCard) => void;
}

/** Renders the form of a typed card, which only this tab has. */
export function TypedCardForm({ card, onChange }: TypedCardFormProps) {
  const { profile, links } = card;
  const putLink = (index: number, part: Partial<TypedLink>) =>
    onChange({ ...card, links: links.map((link, at) => (at === index ? { ...link, ...part } : link)) });
  return (
    <Panel title={text.title} help={text.help}>
      {TYPED_FIELDS.map((field) => {
        const Input = field === 'bio' ? Textarea : TextInput;
        return (
          <Input
            key={field}
            label={text.fields[field]}
            value={profile[field]}
            onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
              onChange({ ...card, profile: { ...profile, [field]: currentTarget.value } })
            }
          />
        );
      })}
      {links.map((link, index) => (
        <fieldset key={index} className={styles.link}>
          <legend>{text.link(index + 1)}</legend>
          {(['title', 'url', 'description'] as const).map((part) => (
            <TextInput
              key={part}
              label={text.linkFields[part]}
              value={link[part]}
              error={part === 'url' && !URL.canParse(link.url) ? text.badUrl : undefined}
              onChange={({ currentTarget }) => putLink(index, { [part]: currentTarget.value })}
            />
          ))}
          <Button
            variant="subtle"
            color="red"
            onClick={() => onChange({ ...card, links: links.filter((_link, at) => at !== index) })}
          >
            {text.removeLink(index + 1)}
          </Button>
        </fieldset>
      ))}
      <div>
        <Button
          variant="light"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={links.length >= MAX_LINKS}
          onClick={() =>
            onChange({ ...card, links: [...links, { title: '', url: 'https://', description: '' }] })
          }
        >
          {text.addLink}
        </Button>
      </div>
    </Panel>
  );
}
