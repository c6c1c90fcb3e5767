import * as fc from 'fast-check';
import { cardContentSchema, hasAddress, LINK_KINDS, linkSchema, type LinkKind } from 'shared-lib/model';
import { aCardContent, aLink, bySize } from 'shared-lib/testing';
import { openLocalProject } from '../testing/local-project';
import { publishCard } from './publish-card';

/*
 * The rules let an owner save any list as links and any text as an address: what they can't see inside is refused here.
 * Tests that visitors get clean content, or the card stays as it was, for any draft of a hostile client.
 */

const RUNS = bySize({ short: 60, all: 300, long: 5_000 });

const project = openLocalProject();

const address = fc.oneof(
  fc.webUrl(),
  fc.constantFrom(
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x/1',
    '//ejemplo.com',
    'https://user:secret@ejemplo.com/',
    'http://127.0.0.1:8080/',
    'https://ejemplo.com/\u202egnp.exe',
    ' \u0000javascript:alert(1)',
    'mailto:a@b.es?bcc=c@d.es',
    `https://ejemplo.com/${'x'.repeat(5_000)}`,
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.replace(/\p{Surrogate}/gu, '')),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom('<img src=x onerror=alert(1)>', '\u202eoculto', 'x'.repeat(3_000)),
);

const link = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ url: address, title: anything, icon: anything }).map((change) => ({
      ...aLink(),
      ...change,
    })),
  },
  { weight: 2, arbitrary: address.map((url) => aLink({ url })) },
  {
    weight: 3,
    arbitrary: fc
      .record({
        id: fc.uuid(),
        kind: fc.constantFrom(...LINK_KINDS),
        url: address,
        description: fc.constantFrom('', '600 111 222', '<script>alert(1)</script>', '\u202eoculto'),
      })
      .map((change) => aLink(change)),
  },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom('id', 'url', 'title', 'visible', 'extra', 'from'), anything),
  },
  { weight: 1, arbitrary: anything },
);

const section = fc.record({
  id: fc.constantFrom('about', 'hours', 'place', 'reviews', 'services', 'other'),
  visible: fc.boolean(),
  title: anything,
  text: fc.oneof(anything, fc.constant('Texto')),
  quotes: fc.oneof(fc.array(fc.record({ text: anything, who: anything }), { maxLength: 3 }), anything),
  hours: fc.oneof(
    fc.constantFrom(
      { zone: 'Europe/Madrid', weekly: { '1': [{ from: '09:00', to: '14:00' }] } },
      { zone: 'Europe/Atlantis', weekly: { '1': [{ from: '09:00', to: '14:00' }] } },
      { zone: 'UTC', weekly: { '1': [{ from: '<script>', to: '99:99' }], '8': [] } },
    ),
    anything,
  ),
});

const soundSection = fc.constantFrom(
  ...[{ id: 'about', visible: true, title: 'Yo\u202e', text: '<script>alert(1)</script>' }],
  ...[{ id: 'place', visible: true, title: '', text: '\u0000Calle Mayor 1' }],
);

const hostile = fc.record({
  sections: fc.oneof(
    { weight: 3, arbitrary: soundSection.map((one) => [one]) },
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(section, { maxLength: 3 }) },
  ),
  links: fc.array(link, { maxLength: 4 }),
  website: address,
  email: fc.oneof(
    fc.emailAddress(),
    fc.constantFrom('a@b', '"><script>@x.es', 'a\r\nBcc: b@c.es'),
    fc.string(),
  ),
});

/** Forms of the addresses that a visitor's page may contain. */
const ALLOWED = /^(https?:\/\/[^/@\s]+(\/|$|\?|#)|mailto:|tel:|sms:)/;

it('a draft with arbitrary content is either published clean or refused', async () => {
  const cardId = await project.aDraft('ana', 'ana-garcia');
  const draft = project.db().doc(`cards/${cardId}`);
  let published = 0;
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(hostile, async ({ links, website, email, sections }) => {
      await project.db().doc('publicCards/ana-garcia').delete();
      const profile = { ...aCardContent().profile, website, email };
      await draft.update({ ...aCardContent(), links, profile, sections, revision: 2 });
      const accepted = await publishCard(project.context('ana'), { cardId, revision: 2 }).then(
        () => true,
        (error: { reason?: string }) => {
          expect(error.reason).toMatch(/^card-(not-publishable|too-large)$/);
          return false;
        },
      );
      const shown = await project.read('publicCards/ana-garcia');
      if (!accepted) {
        refused += 1;
        expect(shown).toBeUndefined();
        return;
      }
      published += 1;
      // Accepted content is valid content of a card.
      expect(cardContentSchema.safeParse({ ...aCardContent(), links, profile, sections }).success).toBe(true);
      const { links: shownLinks, profile: shownProfile } = shown as {
        links: { url: string; title: string; kind?: LinkKind }[];
        profile: { website: string };
      };
      for (const { url, kind } of shownLinks) expect(url).toMatch(hasAddress(kind) ? ALLOWED : /^$/);
      if (shownProfile.website) expect(shownProfile.website).toMatch(ALLOWED);
      expect(JSON.stringify(shown)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e\u2066-\u2069]/);
      expect(
        shownLinks.every((shownLink) => linkSchema.safeParse({ ...shownLink, visible: true }).success),
      ).toBe(true);
    }),
    { numRuns: RUNS },
  );
  expect(published).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(RUNS / 10);
});
