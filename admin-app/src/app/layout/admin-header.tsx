import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useLocation } from 'shared-lib/router';
import { PageHeading } from 'shared-lib/ui/page-heading';
import { aheadOfPress, usePressedPart } from 'shared-lib/ui/pressed-part';
import { PaletteButton } from '../palette/palette-button';
import { usePalette } from '../palette/use-palette';
import { useCurrentAdmin } from '../../session/admin-context';
import { useMay } from '../../session/permissions';
import { paths } from '../../paths';
import styles from './admin-header.module.css';
import { messages } from './messages';
import { isOfTemplates, sectionAt } from './sections';

const loadPalette = () => import('../palette/palette').then((file) => file.default);

/** Renders the open section, the link to a new template, and the administrator's address. */
export function AdminHeader() {
  const { pathname } = useLocation();
  const { email } = useCurrentAdmin();
  const mayDesign = useMay('design');
  const [Palette, pressPalette] = usePressedPart(loadPalette);
  const palette = usePalette(pressPalette);
  const section = sectionAt(pathname);
  if (!section) return null;
  const action = (
    <div className={styles.action}>
      <span className={styles.who}>{email || messages.fallbackName}</span>
      <PaletteButton onOpen={palette.open} {...aheadOfPress(loadPalette)} />
      {mayDesign && (
        <Button
          component={Link}
          to={paths.creator}
          className={styles.wordy}
          variant={isOfTemplates(section) && section.to !== paths.creator ? 'filled' : 'default'}
          leftSection={<IconPlus size={18} aria-hidden />}
        >
          {messages.newTemplate}
        </Button>
      )}
    </div>
  );
  // The palette outlives the heading: it may be open while another section arrives.
  return (
    <>
      <div className={styles.header} data-slim={section.to === paths.creator || undefined}>
        <PageHeading
          key={section.to}
          title={section.label}
          intro={section.description}
          action={action}
          compact
        />
      </div>
      {Palette && palette.opened && <Palette onClose={palette.close} />}
    </>
  );
}
