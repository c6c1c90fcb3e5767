import { css } from 'shared-lib/ui/card-view';

/** Styles of the button, for cards that have one. */
export const leadActionCss: string = css`
  .tj-card .tj-lead-action {
    width: 100%;
    min-width: 0;
    margin-top: 24px;
  }
  @media print {
    .tj-card .tj-lead-action {
      display: none;
    }
  }
`;

/** Renders 'Dejar mis datos' below a card's links; needs `leadActionCss`, and the page's script to do anything. */
export function LeadAction({ label }: { label: string }) {
  return (
    <button type="button" className="tj-button tj-lead-action tj-script" data-tool="lead">
      {label}
    </button>
  );
}
