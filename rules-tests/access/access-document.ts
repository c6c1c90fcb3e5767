import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADMIN_ROLES, callables, roleMay, SCREEN_CAPABILITIES, type Capability } from 'shared-lib/model';
import { ACTORS, OPERATIONS, type Actor, type Operation } from './actor';

const FILE = join(__dirname, '../../docs/access.md');

/** Result of the tests of one collection: the actors that each operation is allowed to. */
export interface Seen {
  name: string;
  /** True where `config/adminPolicy.selfRegistration` was on. */
  isOpen?: boolean;
  notes?: string;
  allowed: Record<Operation, Actor[]>;
}

const INTRO = `# Access: role × collection × operation

Made from the tests of \`firestore.rules\` (\`rules-tests/access/access-matrix.test.ts\`): each cell is an operation that was tried
against the rules as that role. Don't edit; \`UPDATE_ACCESS=1 npx jest --selectProjects rules-tests access-matrix\` writes it anew.

- **anonymous**: nobody is signed in. **other**: somebody else's account. **owner**: the account that the document belongs to
  (for collections of the whole product: an ordinary account). **admin**: has a record in \`admins\`, with the role
  that may do everything. **moderation**, **design**, **support**: have one with that role (\`shared-lib/src/model/administration/admin-roles.ts\`).
  **invited**: an ordinary account whose verified address has an invitation in \`adminInvites\`.
  **suspended**: the owner, with \`users/{uid}/private/state.disabled\`.
- G get · L list (bounded by \`limit\`; without one nobody lists) · C create · U update · D delete. A creation is of a document of
  the actor's own; everything else is tried on the owner's. "Functions" are Cloud Functions: rules don't bind them, each checks its caller.
- A list is granted to whoever asks for what is theirs (or public): the query must say so itself.
- Files: \`storage.rules\` lets an account create and get its own photos, at \`cards/{uid}/{cardId}/{sha256}.jpg|webp\` and
  \`users/{uid}/{sha256}.jpg\`, up to 200 KB, JPEG or WebP, and the PDFs of its cards, at \`cards/{uid}/{cardId}/{sha256}.pdf\`, up to 5 MB,
  none packed; nobody overwrites, lists or deletes.
  Visitors get those of published cards through their card, from \`shown/\`, which only functions read and write.
`;

const BOTH_SETTINGS = `## The administrators' policy

The specification lets everybody who signs in become an administrator. \`config/adminPolicy.selfRegistration\` decides: off, or without the
document, only an invitation or another administrator makes one; on, an account may write its own record, and whoever is signed in may
read the policy. Whoever has the record is an administrator in every other table above. The cells were tried under both settings.
`;

const ROLES = `## The administrators' roles

What each role may do beyond the table above, from \`shared-lib/src/model/administration/admin-roles.ts\`. The role \`admin\` may do everything, and so may a
record from before there were roles. \`functions/src/administration/administrators/admin-roles.test.ts\` calls every callable as every role.
`;

/** Returns the names to which a record gives a capability. */
/** Capability that each callable needs; `null` for those of every account. */
const CALLABLE_CAPABILITIES = Object.fromEntries(
  Object.entries(callables).map(([name, { capability }]) => [name, capability]),
);

const namesWith = (record: Readonly<Record<string, Capability | null>>, capability: Capability): string =>
  Object.keys(record)
    .filter((name) => record[name] === capability)
    .map((name) => `\`${name}\``)
    .join(', ') || '–';

const rolesWith = (capability: Capability): string =>
  ADMIN_ROLES.filter((role) => roleMay(role, capability)).join(', ');

const CAPABILITIES = [
  ...new Set([...Object.values(SCREEN_CAPABILITIES), ...Object.values(CALLABLE_CAPABILITIES)]),
].filter((capability) => capability !== null);

const LETTER: Record<Operation, string> = { get: 'G', list: 'L', create: 'C', update: 'U', delete: 'D' };

function cell({ allowed }: Seen, actor: Actor): string {
  return (
    OPERATIONS.filter((operation) => allowed[operation].includes(actor))
      .map((operation) => LETTER[operation])
      .join(' ') || '–'
  );
}

/** Renders the page of the results. */
export function renderAccess(seen: readonly Seen[]): string {
  const usual = seen.filter(({ isOpen }) => !isOpen);
  const open = seen.filter(({ isOpen }) => isOpen);
  const rows = usual.map((entry) => {
    const cells = ACTORS.map((actor) => cell(entry, actor));
    return `| \`${entry.name}\` | ${cells.join(' | ')} | ${entry.notes ?? ''} |`;
  });
  const bothSettings = open.flatMap((entry) => {
    const closed = usual.find(({ name }) => name === entry.name)!;
    return [
      `| \`${entry.name}\` | off, or none | ${ACTORS.map((actor) => cell(closed, actor)).join(' | ')} |`,
      `| | on | ${ACTORS.map((actor) => cell(entry, actor)).join(' | ')} |`,
    ];
  });
  return [
    INTRO,
    `| document | ${ACTORS.join(' | ')} | conditions |`,
    `|---|${ACTORS.map(() => '---').join('|')}|---|`,
    ...rows,
    '',
    BOTH_SETTINGS,
    `| document | selfRegistration | ${ACTORS.join(' | ')} |`,
    `|---|---|${ACTORS.map(() => '---').join('|')}|`,
    ...bothSettings,
    '',
    ROLES,
    '| capability | roles | screens | callables |',
    '|---|---|---|---|',
    ...CAPABILITIES.map(
      (capability) =>
        `| ${capability} | ${rolesWith(capability)} | ${namesWith(SCREEN_CAPABILITIES, capability)} | ${namesWith(CALLABLE_CAPABILITIES, capability)} |`,
    ),
    '',
  ].join('\n');
}

/** Returns the committed page; with UPDATE_ACCESS it is written first. */
export function committedAccess(rendered: string): string {
  if (process.env['UPDATE_ACCESS']) writeFileSync(FILE, rendered);
  return readFileSync(FILE, 'utf8');
}
