import { useEffect, useRef, useState } from 'react';
import { Anchor, Button, Progress, Textarea } from '@mantine/core';
import { callFunction } from 'shared-lib/data';
import { CARDS_TAKEN_DOWN, HOSTS_SEARCHED, type LinkedCard } from 'shared-lib/model';
import { fieldMessage } from 'shared-lib/errors';
import { failureOf, useWrite } from 'shared-lib/store';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { Notice } from 'shared-lib/ui/notice';
import { useAccountTotalsQuery } from '../../admin-data/admin-endpoints';
import { publicCardUrl } from '../../paths';
import { withRecentSignIn } from 'shared-lib/recent-sign-in';
import { messages } from './messages';
import styles from './settings.module.css';

/** Splits a list into parts of a size. */
const inParts = <Item,>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );

/** Progress of a search or of takedowns. */
interface Step {
  done: number;
  /** Number of all; a search knows it as of the last count. */
  all: number;
}

/** Finds published cards that lead to banned hosts, and takes them down, in steps that can be repeated. */
function useLinkedCards(hosts: readonly string[], published: number) {
  const [found, setFound] = useState<LinkedCard[] | null>(null);
  const [step, setStep] = useState<Step | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const [search, searching] = useWrite(
    async () => {
      const cards = new Map<string, LinkedCard>();
      let looked = 0;
      for (const some of inParts(hosts, HOSTS_SEARCHED)) {
        let after: string | null = null;
        do {
          setStep({ done: looked, all: published * Math.ceil(hosts.length / HOSTS_SEARCHED) });
          const page: Awaited<ReturnType<typeof callFunction<'findLinkedCards'>>> = await callFunction(
            'findLinkedCards',
            { hosts: some, after },
          );
          for (const card of page.found) cards.set(card.cardId, card);
          looked += page.looked;
          after = page.next;
        } while (after !== null && !isLeft.current);
      }
      setFound([...cards.values()]);
      setStep(null);
    },
    { fails: 'screen' },
  );

  const [takeDown, takingDown] = useWrite(
    async (reason: string) => {
      const all = found ?? [];
      let left = all;
      for (const part of inParts(all, CARDS_TAKEN_DOWN)) {
        if (isLeft.current) break;
        setStep({ done: all.length - left.length, all: all.length });
        const cardIds = part.map(({ cardId }) => cardId);
        const [hosts = []] = inParts([...new Set(part.map((card) => card.host))], HOSTS_SEARCHED);
        await withRecentSignIn(() => callFunction('takeDownLinked', { hosts, cardIds, reason }));
        left = left.filter(({ cardId }) => !cardIds.includes(cardId));
        // What is down stays so, whatever becomes of the rest.
        setFound(left);
      }
      setStep(null);
      return all.length - left.length;
    },
    { fails: 'screen', done: (_, count) => messages.linkedDone(count) },
  );
  return { found, step, search, searching, takeDown, takingDown };
}

/** Renders the search for published cards that lead to banned hosts, and one press that takes all of them down. */
export function LinkedCards({ hosts }: { hosts: readonly string[] }) {
  const { data: totals } = useAccountTotalsQuery();
  const published = totals?.publishedCards ?? 0;
  const { found, step, search, searching, takeDown, takingDown } = useLinkedCards(hosts, published);
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const failure = failureOf(searching.error ?? takingDown.error);
  const answer = async () => {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    setAsking(false);
    await takeDown(reason.trim());
  };
  if (hosts.length === 0) return null;
  return (
    <section className={styles.linked} aria-label={messages.linked}>
      <h3>{messages.linked}</h3>
      <p className={styles.hint}>{messages.linkedText}</p>
      <div className={styles.buttons}>
        <Button variant="default" loading={searching.isLoading} onClick={() => void search()}>
          {messages.searchLinked}
        </Button>
        {found && found.length > 0 && (
          <Button
            variant="light"
            color="red"
            disabled={searching.isLoading}
            loading={takingDown.isLoading}
            onClick={() => setAsking(true)}
          >
            {messages.takeDownLinked(found.length)}
          </Button>
        )}
      </div>
      {step && (
        <div role="status">
          <p className={styles.hint}>
            {takingDown.isLoading
              ? messages.takingDown(step.done, step.all)
              : messages.searching(step.done, step.all)}
          </p>
          <Progress
            value={step.all === 0 ? 0 : Math.min(100, (100 * step.done) / step.all)}
            aria-label={messages.linked}
          />
        </div>
      )}
      {failure && <Notice tone="error" title={failure.message} />}
      {found && !searching.isLoading && (
        <>
          <p className={styles.hint} role="status">
            {messages.foundLinked(found.length)}
          </p>
          <ul className={styles.pieces}>
            {found.map(({ cardId, slug, title, host }) => (
              <li key={cardId}>
                <div className={styles.flagWords}>
                  <Anchor href={publicCardUrl(slug)} target="_blank" rel="noopener">
                    {slug}
                  </Anchor>
                  <p className={styles.hint}>{messages.leadsTo(title, host)}</p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={messages.takeDownLinkedTitle(found?.length ?? 0)}
        confirm={messages.takeDownLinkedConfirm}
        danger
        onConfirm={() => void answer()}
        onCancel={() => setAsking(false)}
      >
        <div className={styles.freezeForm}>
          <p>{messages.takeDownLinkedText}</p>
          <Textarea
            label={messages.linkedReason}
            description={messages.linkedReasonHelp}
            autosize
            minRows={3}
            maxLength={600}
            value={reason}
            error={isMissing && fieldMessage('required', messages.linkedReason)}
            onChange={({ currentTarget }) => {
              setReason(currentTarget.value);
              setMissing(false);
            }}
          />
        </div>
      </ConfirmDialog>
    </section>
  );
}
