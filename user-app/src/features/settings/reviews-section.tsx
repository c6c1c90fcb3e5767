import { useState } from 'react';
import { Button, Switch, TextInput } from '@mantine/core';
import { isReviewLink, MAX_REVIEW_LINK, type ReviewSettings } from 'shared-lib/model/booking';
import { failureOf, useUid } from 'shared-lib/store';
import { LoadError } from 'shared-lib/ui/load-error';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import {
  useReviewSettingsQuery,
  useSetReviewSettingsMutation,
} from '../../booking-data/endpoints/review-endpoints';
import { useAnchor } from '../../ui/use-anchor';
import { messages } from './messages';
import { SavedMark } from './saved-mark';
import styles from './settings-page.module.css';

const words = messages.reviews;

/** Renders 'Opiniones en Google': the link to reviews, and whether customers are asked for one. */
export function ReviewsSection() {
  const { data, error, isFetching, refetch } = useReviewSettingsQuery(useUid());
  return (
    <SectionCard title={words.title} text={words.text} anchor={useAnchor('opiniones')}>
      {data ? (
        <Settings stored={data} />
      ) : isFetching ? (
        <SkeletonRegion label={words.loading}>
          <SkeletonBlock height={120} radius={8} />
        </SkeletonRegion>
      ) : (
        <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />
      )}
    </SectionCard>
  );
}

function Settings({ stored }: { stored: ReviewSettings }) {
  const [save, { isLoading, error, data }] = useSetReviewSettingsMutation();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const link = (typed ?? stored.link).trim();

  /** Stores the typed link with the switch; without a link no customer can be asked. */
  const change = async (isOn: boolean) => {
    const isMissing = isOn && link === '';
    setProblem(isMissing ? words.linkRequired : link === '' || isReviewLink(link) ? '' : words.badLink);
    if (isMissing || (link !== '' && !isReviewLink(link))) return;
    const answer = await save({ link, isOn: isOn && link !== '' });
    if (answer.data) setTyped(null);
  };

  return (
    <>
      <TextInput
        type="url"
        inputMode="url"
        autoComplete="off"
        label={words.link}
        description={words.linkHelp}
        maxLength={MAX_REVIEW_LINK}
        value={typed ?? stored.link}
        error={problem || undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem('');
        }}
      />
      <div className={styles.buttons}>
        <Button disabled={link === stored.link} loading={isLoading} onClick={() => void change(stored.isOn)}>
          {words.save}
        </Button>
      </div>
      <div className={styles.switches}>
        <Switch
          label={words.isOn}
          checked={stored.isOn}
          disabled={isLoading}
          onChange={(event) => void change(event.currentTarget.checked)}
        />
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {failureOf(error)?.message}
        </p>
      )}
      <SavedMark state={isLoading ? 'saving' : data && !error ? 'saved' : 'idle'} />
    </>
  );
}
