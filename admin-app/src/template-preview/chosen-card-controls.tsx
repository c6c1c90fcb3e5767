import { useState } from 'react';
import { Button, Loader, TextInput } from '@mantine/core';
import { Notice } from 'shared-lib/ui/notice';
import { Drawer } from 'shared-lib/ui/layers';
import { messages } from './messages';
import styles from './template-preview.module.css';
import { TypedCardForm } from './typed-card-form';
import type { ChosenCard } from './use-chosen-card';
import { TYPED_SAMPLE, type PreviewChoice } from './use-preview-choice';

interface ChosenCardControlsProps {
  choice: PreviewChoice;
  chosen: ChosenCard;
  onChange: (part: Partial<PreviewChoice>) => void;
}

/** Renders what the chosen card needs: the form of typed data, or the link of a published card. */
export function ChosenCardControls({ choice, chosen, onChange }: ChosenCardControlsProps) {
  if (choice.sample === TYPED_SAMPLE) return <TypedCardButton chosen={chosen} />;
  if (chosen.real === null) return null;
  return <PublishedCardForm slug={choice.slug} real={chosen.real} onShow={(slug) => onChange({ slug })} />;
}

function TypedCardButton({ chosen: { typed, setTyped } }: { chosen: ChosenCard }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" size="compact-md" onClick={() => setOpened(true)}>
        {messages.editTyped}
      </Button>
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        position="right"
        title={messages.typed.choice}
        closeButtonProps={{ 'aria-label': messages.close }}
      >
        <TypedCardForm card={typed} onChange={setTyped} />
      </Drawer>
    </>
  );
}

interface PublishedCardFormProps {
  slug: string;
  real: NonNullable<ChosenCard['real']>;
  onShow: (slug: string) => void;
}

function PublishedCardForm({ slug, real, onShow }: PublishedCardFormProps) {
  const [text, setText] = useState(slug);
  // Somebody may paste the whole address.
  const wanted = text
    .trim()
    .replace(/^.*\/c\//, '')
    .replace(/[/?#].*$/, '');
  const failure = typeof real === 'object' ? real.failure : null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onShow(wanted);
      }}
    >
      <div className={styles.real}>
        <TextInput
          label={messages.real.slug}
          description={messages.real.slugHelp}
          value={text}
          spellCheck={false}
          autoCapitalize="none"
          error={failure ?? (real === 'none' ? messages.real.none : undefined)}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={wanted === ''}>
          {messages.real.show}
        </Button>
      </div>
      {real === 'waiting' && <Notice tone="info" title={messages.real.waiting} />}
      {real === 'loading' && <Loader size="sm" />}
    </form>
  );
}
