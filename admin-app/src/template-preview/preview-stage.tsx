import { useCallback, useState } from 'react';
import { useElementSize } from '@mantine/hooks';
import type { CardTheme } from 'shared-lib/domain';
import type { DrawJob, TemplateDrawing, TemplateError } from 'shared-lib/templates';
import { Notice } from 'shared-lib/ui/notice';
import { PicturesContext, TemplateFrame } from 'shared-lib/ui/template-frame';
import { describeDrawingProblem } from './describe-drawing-problem';
import { samplePictures } from './sample-photo';
import { messages } from './messages';
import styles from './template-preview.module.css';

interface PreviewStageProps {
  /** Keep the same object while nothing changes; `null` draws nothing. */
  job: DrawJob | null;
  theme: CardTheme;
  /** Width of the imitated device, in pixels; scaled down where there is less room. */
  width: number;
  /** Reason why there is nothing new to draw. */
  problem?: string | null;
  /** True to show the device at its own size, which may need scrolling. */
  isActualSize?: boolean;
  /** True to take the height of its place. */
  fills?: boolean;
}

/** Renders a template on a device. If it can't be drawn, the last drawing stays, with the reason. */
export function PreviewStage({
  job,
  theme,
  width,
  problem = null,
  isActualSize = false,
  fills = false,
}: PreviewStageProps) {
  const { ref, width: room } = useElementSize();
  const zoom = room > 0 && !isActualSize ? Math.min(1, room / width) : 1;
  const [drawn, setDrawn] = useState<{ job: DrawJob; lost: number } | null>(null);
  const countLost = useCallback(
    ({ parts }: TemplateDrawing) => {
      if (job) setDrawn({ job, lost: job.items.filter(({ key }) => parts[key] === undefined).length });
    },
    [job],
  );
  return (
    <div className={styles.place} data-fills={fills || undefined}>
      {drawn?.job === job && drawn && drawn.lost > 0 && (
        <Notice tone="warning" title={messages.ownLook}>
          <p>{job?.section === 'profile' ? messages.ownLookProfile : messages.ownLookLinks}</p>
        </Notice>
      )}
      {problem && (
        <Notice tone="error" title={messages.problem}>
          <p>{problem}</p>
        </Notice>
      )}
      <div
        ref={ref}
        className={styles.stage}
        role="group"
        aria-label={messages.stage}
        // Scrolled with the keyboard, as the frame takes no focus.
        tabIndex={0}
      >
        <div style={{ width, zoom, margin: '0 auto' }}>
          <PicturesContext value={samplePictures}>
            <TemplateFrame title={messages.frame} job={job} theme={theme} width={width} onDrawn={countLost}>
              {(failure: TemplateError) => (
                <Notice tone="error" title={messages.problem}>
                  <p>{describeDrawingProblem(failure)}</p>
                  {drawn && <p>{messages.kept}</p>}
                </Notice>
              )}
            </TemplateFrame>
          </PicturesContext>
        </div>
      </div>
      {zoom < 1 && <p className={styles.scale}>{messages.scale(Math.round(zoom * 100))}</p>}
    </div>
  );
}
