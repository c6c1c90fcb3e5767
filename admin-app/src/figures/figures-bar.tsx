import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import styles from './figures-bar.module.css';
import { messages } from './messages';
import type { Figures } from './use-figures';
import { PERIODS, type Period } from './use-period';

interface FiguresBarProps {
  period: Period;
  onChoose: (period: Period) => void;
  figures: Pick<Figures, 'counted' | 'isRefreshing' | 'refresh'>;
}

/** Renders the controls above figures: their period, their age, and a button that counts again. */
export function FiguresBar({ period, onChoose, figures }: FiguresBarProps) {
  return (
    <div className={styles.bar}>
      <SegmentedControl
        aria-label={messages.period}
        value={period}
        data={PERIODS.map((days) => ({ value: days, label: messages.days(days) }))}
        onChange={onChoose}
      />
      <p className={styles.counted} role="status">
        {figures.counted}
      </p>
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} aria-hidden />}
        loading={figures.isRefreshing}
        onClick={figures.refresh}
      >
        {messages.refresh}
      </Button>
    </div>
  );
}
