import { useState } from 'react';
import { chooseTheme, readThemeChoice } from 'shared-lib/ui/color-scheme';
import { PageHeading } from 'shared-lib/ui/page-heading';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import { messages } from './messages';
import { ControlSamples } from './samples/control-samples';
import { StateSamples } from './samples/state-samples';
import { TokenSamples } from './samples/token-samples';
import styles from './ui-gallery.module.css';

/** Renders every component of the design system, for developers of screens. */
export default function UiGalleryPage() {
  const [theme, setTheme] = useState(readThemeChoice);
  return (
    <>
      <PageHeading
        title={messages.title}
        intro={messages.intro}
        action={
          <SegmentedControl
            aria-label={messages.title}
            data={[
              { value: 'light', label: messages.light },
              { value: 'dark', label: messages.dark },
            ]}
            value={theme === 'dark' ? 'dark' : 'light'}
            onChange={(value) => {
              const chosen = value === 'dark' ? 'dark' : 'light';
              chooseTheme(chosen);
              setTheme(chosen);
            }}
          />
        }
      />
      <div className={styles.gallery}>
        <TokenSamples />
        <ControlSamples />
        <StateSamples />
      </div>
    </>
  );
}
