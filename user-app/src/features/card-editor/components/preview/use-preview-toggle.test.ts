import { act, renderHook } from '@testing-library/react';
import { usePreviewToggle } from './use-preview-toggle';

describe('usePreviewToggle', () => {
  it('opens the preview at its top and returns to the form’s scroll position', () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { result } = renderHook(usePreviewToggle);
    expect(scrolled).not.toHaveBeenCalled();
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    act(() => result.current.toggle());
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    act(() => result.current.toggle());
    expect(scrolled).toHaveBeenLastCalledWith(0, 640);
  });
});
