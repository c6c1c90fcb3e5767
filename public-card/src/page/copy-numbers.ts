/**
 * Makes the numbers of a card that lead nowhere be copied at a press. Without a script they are text to be selected.
 *
 * @param say - Shows a short message.
 */
export function copyNumbers(root: ParentNode, say: (text: string) => void): void {
  for (const row of root.querySelectorAll<HTMLElement>('[data-copy]')) {
    const { copy = '', copied = '' } = row.dataset;
    row.role = 'button';
    row.tabIndex = 0;
    const press = () =>
      void navigator.clipboard.writeText(copy).then(
        () => say(copied),
        () => getSelection()?.selectAllChildren(row.querySelector('.tj-detail') ?? row),
      );
    row.addEventListener('click', press);
    row.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    });
  }
}
