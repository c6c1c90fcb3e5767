import { appMessages } from '../messages';

/** Renders a placeholder of a loading card. */
export function CardSkeleton() {
  return (
    <div className="tj-card" data-scheme="auto" aria-busy="true">
      <div className="tj-sheet">
        <div className="tj-head">
          <span className="tj-photo" />
          <p className="tj-name tj-role" role="status">
            {appMessages.loading}
          </p>
        </div>
      </div>
    </div>
  );
}
