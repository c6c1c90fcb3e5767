import { useState } from 'react';
import { NativeSelect, TextInput } from '@mantine/core';
import { fromLocalField, localZone } from '../../../ui/local-moment';
import { messages } from '../messages';

/** Choice of when a version is published. */
interface PublishTimeChoice {
  isLater: boolean;
  text: string;
  problem: string;
  setLater: (isLater: boolean) => void;
  setText: (text: string) => void;
  /** Returns the chosen instant; `null`, with its problem shown, for none that is to come. */
  check: () => number | null;
}

/** Provides the choice of when a version is published: now, at first. */
export function usePublishTime(): PublishTimeChoice {
  const [isLater, setLater] = useState(false);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  return {
    ...{ isLater, text, problem, setLater },
    setText: (next) => {
      setText(next);
      setProblem('');
    },
    check: () => {
      const instant = fromLocalField(text);
      if (instant !== undefined && instant > Date.now()) return instant;
      setProblem(messages.publishAtMissing);
      return null;
    },
  };
}

/** Renders the choice of when a version is published, by the clocks of this device. */
export function PublishTime({ isLater, text, problem, setLater, setText }: PublishTimeChoice) {
  return (
    <>
      <NativeSelect
        label={messages.when}
        data={(['now', 'later'] as const).map((value) => ({ value, label: messages.whens[value] }))}
        value={isLater ? 'later' : 'now'}
        onChange={({ currentTarget }) => setLater(currentTarget.value === 'later')}
      />
      {isLater && (
        <TextInput
          type="datetime-local"
          label={messages.publishAt}
          description={messages.publishAtHelp(localZone())}
          value={text}
          error={problem}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
    </>
  );
}
