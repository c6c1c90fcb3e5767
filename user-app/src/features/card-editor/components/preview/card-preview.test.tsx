import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { aCardContent } from 'shared-lib/testing';
import { CardPreview } from './card-preview';

const preview = (isBookable: boolean) =>
  render(<CardPreview slug="ana" draft={aCardContent()} now={0} isBookable={isBookable} templates={null} />);

describe('the card’s preview', () => {
  it('shows an inert booking button where visitors can book', () => {
    preview(true);
    const book = screen.getByText('Reservar');
    expect(book.closest('[inert]')).not.toBeNull();
  });

  it('shows no way to book on a card without services', () => {
    preview(false);
    expect(screen.queryByText('Reservar')).not.toBeInTheDocument();
  });
});
