import { css } from 'shared-lib/ui/card-view';

/** Styles of the booking pages, before their script is loaded. */
export const bookingPageCss: string = css`
  .tj-card .tj-booking-sheet {
    max-width: 30rem;
    min-height: 24rem;
    padding-top: 20px;
  }
  .tj-card .tj-booking-head {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-bottom: 20px;
  }
  .tj-card .tj-booking-head img {
    flex: none;
    border-radius: 50%;
    object-fit: cover;
  }
  .tj-card .tj-booking-head h1 {
    font-size: 20px;
    line-height: 1.25;
    font-weight: 600;
    text-wrap: balance;
  }
  .tj-card .tj-booking-sheet form + form {
    margin-top: 24px;
  }
  @container (min-width: 640px) {
    .tj-card .tj-booking-sheet {
      max-width: 46rem;
    }
  }
`;
