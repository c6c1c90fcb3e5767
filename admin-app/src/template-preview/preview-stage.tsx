import { useCallback, useState } from 'react';
import type { CardTheme } from 'shared-lib/model';
import type { DrawJob, TemplateDrawing, TemplateError } from 'shared-lib/templates';
import { Notice } from 'shared-lib/ui/notice';
import { PicturesContext, TemplateFrame } from 'shared-lib/ui/template-frame';
import { Device } from './device';
import { describeDrawingProblem } from './describe-drawing-problem';
import { samplePictures } from './sample-photo';
import { messages } from './messages';
import styles from './template-preview.module.css';

interface PreviewStageProps {
  /** Keep the same object while nothing changes; `null` renders nothing. */
  job: DrawJob | null;
  theme: CardTheme;
  /** Width of the imitated device, in pixels; scaled down where there is less room. */
  width: number;
  /** Reason why there is nothing new to render. */
  problem?: string | null;
  /** True to show the device at its own size, which may need scrolling. */
  isActualSize?: boolean;
  /** True to take the height of its place. */
  fills?: boolean;
  /** Gets each drawing; the same function at every rendering. */
  onDrawn?: ((drawing: TemplateDrawing) => void) | undefined;
}

/** Renders a template on a device. If it can't be rendered, the last rendering stays, with the reason. */
export function PreviewStage({
  job,
  theme,
  width,
  problem = null,
  isActualSize = false,
  fills = false,
  onDrawn,
}: PreviewStageProps) {
  const [drawn, setDrawn] = useState<{ job: DrawJob; lost: number } | null>(null);
  const take = useCallback(
    (drawing: TemplateDrawing) => {
      const { parts } = drawing;
      if (job) setDrawn({ job, lost: job.items.filter(({ key }) => parts[key] === undefined).length });
      onDrawn?.(drawing);
    },
    [job, onDrawn],
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
      <Device label={messages.stage} width={width} isActualSize={isActualSize}>
        <PicturesContext value={samplePictures}>
          <TemplateFrame title={messages.frame} job={job} theme={theme} width={width} onDrawn={take}>
            {(failure: TemplateError) => (
              <Notice tone="error" title={messages.problem}>
                <p>{describeDrawingProblem(failure)}</p>
                {drawn && <p>{messages.kept}</p>}
              </Notice>
            )}
          </TemplateFrame>
        </PicturesContext>
      </Device>
    </div>
  );
}
