import { useState } from 'react';
import { useComputedColorScheme } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useAnswer } from 'shared-lib/answers';
import { DEFAULT_ACCENT, type TemplateListEntry } from 'shared-lib/model';
import { PicturesContext, TemplateThumbnail } from 'shared-lib/ui/template-frame';
import { messages } from './messages';
import { samplePictures } from './sample-photo';
import styles from './template-preview.module.css';
import type { DrawThumbnail } from './use-thumbnails';

interface TemplatePictureProps {
  entry: TemplateListEntry;
  draw: DrawThumbnail;
  /** Size on the screen, in pixels. */
  width: number;
  height: number;
}

/** Renders a live picture of a template on the sample card, once it comes into view. */
export function TemplatePicture({ entry, draw, width, height }: TemplatePictureProps) {
  const scheme = useComputedColorScheme('light');
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const [seen, setSeen] = useState(false);
  if (inViewport && !seen) setSeen(true);
  const { latest: drawing } = useAnswer(seen ? [entry, draw] : null, (template, drawNow) =>
    drawNow(template),
  );
  return (
    <div ref={ref} className={styles.picture} style={{ width, height }} aria-busy={drawing === undefined}>
      {drawing && (
        <PicturesContext value={samplePictures}>
          <TemplateThumbnail
            html={drawing.html}
            css={drawing.css}
            theme={{ scheme, accent: DEFAULT_ACCENT }}
            width={width}
            height={height}
          />
        </PicturesContext>
      )}
      {drawing === null && <p>{messages.noPicture}</p>}
    </div>
  );
}
