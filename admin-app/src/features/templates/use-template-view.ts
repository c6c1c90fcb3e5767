import { useLocalState } from '../../ui/use-session-state';

/** Forms of the list. */
export const VIEWS = ['table', 'grid'] as const;
export type TemplateView = (typeof VIEWS)[number];

/** Returns the form of the list that this browser has chosen, and chooses another. */
export function useTemplateView(): [TemplateView, (view: TemplateView) => void] {
  const [{ view }, keep] = useLocalState<{ view: TemplateView }>('tarjetero.templates-view', {
    view: 'table',
  });
  return [VIEWS.includes(view) ? view : 'table', (next) => keep({ view: next })];
}
