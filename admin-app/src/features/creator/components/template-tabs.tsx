import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Tabs } from '@mantine/core';
import { messages } from '../messages';
import styles from './workspace.module.css';

/** Parts of a template, in the order of their tabs. */
export const TEMPLATE_TABS = ['react', 'css', 'fields', 'details', 'checks'] as const;

export type TemplateTab = (typeof TEMPLATE_TABS)[number];

interface TemplateTabsProps {
  tab: TemplateTab;
  onTab: (tab: TemplateTab) => void;
  panels: Readonly<Record<TemplateTab, ReactNode>>;
  /** Controls beside the tabs. */
  tools?: ReactNode;
}

/**
 * Renders the parts of a template side by side, one of them in view. What gets the focus comes into view, so that the
 * keyboard, a search in the page and assistive technology reach all of them; nothing is unmounted.
 */
export function TemplateTabs({ tab, onTab, panels, tools }: TemplateTabsProps) {
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = strip;
    if (current) current.scrollLeft = TEMPLATE_TABS.indexOf(tab) * current.clientWidth;
  }, [tab]);

  const follow = () => {
    const { current } = strip;
    if (!current || current.clientWidth === 0) return;
    const shown = TEMPLATE_TABS[Math.round(current.scrollLeft / current.clientWidth)];
    if (shown && shown !== tab) onTab(shown);
  };

  return (
    <div className={styles.parts}>
      <Tabs
        id={id}
        value={tab}
        onChange={(value) => onTab(TEMPLATE_TABS.find((known) => known === value) ?? 'react')}
        keepMounted
      >
        <div className={styles.tabBar}>
          <Tabs.List aria-label={messages.workspace.tabList} className={styles.tabs}>
            {TEMPLATE_TABS.map((value) => (
              <Tabs.Tab key={value} value={value}>
                {messages.workspace.tabs[value]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tools}
        </div>
      </Tabs>
      <div ref={strip} className={styles.strip} onScroll={follow}>
        {TEMPLATE_TABS.map((value) => (
          <div
            key={value}
            id={`${id}-panel-${value}`}
            role="tabpanel"
            aria-labelledby={`${id}-tab-${value}`}
            className={styles.part}
            data-part={value}
            onFocus={() => {
              if (value !== tab) onTab(value);
            }}
          >
            {panels[value]}
          </div>
        ))}
      </div>
    </div>
  );
}
