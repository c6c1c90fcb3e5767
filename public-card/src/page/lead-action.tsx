import { css, Icon, LINK_ICON_PATHS } from 'shared-lib/ui/card-view';

/** Styles of the button, for cards that have one. */
export const leadActionCss: string = css`
  .tj-card .tj-lead-action {
    width: 100%;
    min-width: 0;
  }
  .tj-card .tj-sheet > .tj-lead-action {
    margin-top: 24px;
  }
  .tj-card .tj-actions > .tj-lead-action {
    flex-basis: 100%;
  }
  /* It would leave a gap between the others. */
  @media (scripting: none) {
    .tj-card .tj-actions > .tj-lead-action {
      display: none;
    }
  }
  @media print {
    .tj-card .tj-lead-action {
      display: none;
    }
  }
`;

/**
 * Renders 'Dejar mis datos', among a card's actions or below its links; needs `leadActionCss`, and the page's script to do anything.
 *
 * @param props.hasIcon - True among the actions, which have icons.
 */
export function LeadAction({ label, hasIcon = false }: { label: string; hasIcon?: boolean }) {
  return (
    <button type="button" className="tj-button tj-lead-action tj-script" data-tool="lead">
      {hasIcon && <Icon path={LINK_ICON_PATHS.message} />}
      {label}
    </button>
  );
}
