import { useState } from 'react';
import { resolveEndpoints } from 'shared-lib/config';
import { photoUrlPath, type PublishedCard } from 'shared-lib/domain';
import { cardCss, CardView } from 'shared-lib/ui/card-view';

/** Renders a published card in its own look, without interaction; loaded apart from the list's script. */
export default function ShownCard({ card: published }: { card: PublishedCard }) {
  const [now] = useState(Date.now);
  // Without its templates' parts, which only the visitor's page and the sandbox may show.
  const { templates: _templates, ...card } = published;
  const { publicCard } = resolveEndpoints().origins;
  return (
    <>
      <style>{cardCss(card)}</style>
      <div inert>
        <CardView
          card={card}
          now={now}
          pictureUrl={(path) => publicCard + photoUrlPath(card.slug, path)}
          saveHref="#"
          headingLevel={3}
          bookHref={null}
        />
      </div>
    </>
  );
}
