/**
 * Shows that our lint rules take effect: each boundary is tried with a file that crosses it, each banned piece of code with a file that has
 * it, and a good file of the same place must pass. A rule whose pattern matches nothing would otherwise look like a rule that nobody
 * breaks.
 */
import { ESLint } from 'eslint';
import { ROOT } from '../lib/paths.mjs';

/** Path of the pretended file, its import, and the rule that must object (none: the import is fine). */
const CASES = [
  ['user-app/src/features/cards/x.ts', 'shared-lib/data', null],
  ['user-app/src/features/cards/x.ts', 'firebase/firestore', 'no-restricted-imports'],
  ['user-app/src/features/cards/x.ts', '@firebase/app', 'no-restricted-imports'],
  ['user-app/src/features/cards/x.ts', 'react-router-dom', 'no-restricted-imports'],
  ['user-app/src/features/cards/x.ts', 'admin-app/src/app/routes', 'no-restricted-imports'],
  ['user-app/src/features/cards/x.ts', '../../../../admin-app/src/app/routes', 'no-restricted-imports'],
  [
    'user-app/src/features/cards/x.ts',
    '../../../../shared-lib/src/client/data/index',
    'no-restricted-imports',
  ],
  ['user-app/src/features/cards/x.ts', '../profile/profile-page', 'import-x/no-restricted-paths'],
  ['user-app/src/features/cards/x.ts', '../../ui/page-heading', null],
  ['admin-app/src/x.ts', 'user-app', 'no-restricted-imports'],
  ['shell/src/x.ts', 'user-app/src/app/routes', 'no-restricted-imports'],
  ['shell/src/features/home/x.ts', '../account/messages', 'import-x/no-restricted-paths'],
  ['shell/src/app/x.ts', '../boot/typeface', 'import-x/no-restricted-paths'],
  ['shell/src/features/home/x.ts', '../../boot/typeface', 'import-x/no-restricted-paths'],
  ['shell/prerender/x.ts', '../src/boot/typeface', 'import-x/no-restricted-paths'],
  ['shell/src/boot/x.ts', './typeface', null],
  ['shell/src/boot/x.ts', '../app/paths', null],
  ['public-card/src/x.ts', 'shared-lib/public-data', null],
  ['public-card/src/x.ts', 'shared-lib/data', 'no-restricted-imports'],
  ['public-card/src/x.ts', 'shared-lib/store', 'no-restricted-imports'],
  ['public-card/src/x.ts', 'firebase/firestore/lite', 'no-restricted-imports'],
  ['public-card/server/x.ts', 'shared-lib/auth', 'no-restricted-imports'],
  ['functions/src/x.ts', 'shared-lib/model', null],
  ['functions/src/x.ts', 'user-app/src/app/routes', 'no-restricted-imports'],
  ['functions/src/x.ts', '../../shell/src/app/paths', 'no-restricted-imports'],
  ['functions/src/mail/x.ts', '../bookings/record/booking-token', null],
  ['functions/src/bookings/x.ts', '../outbox/outbox', null],
  ['functions/src/bookings/x.ts', '../mail/delivery/deliver-outbox', 'import-x/no-restricted-paths'],
  ['functions/src/bookings/x.ts', '../payments/settle-payment', 'import-x/no-restricted-paths'],
  ['functions/src/booking-requests/x.ts', '../payments/settle-payment', null],
  ['functions/src/bookings/x.ts', '../accounts/delete-account', 'import-x/no-restricted-paths'],
  ['functions/src/outbox/x.ts', '../bookings/record/booking-token', 'import-x/no-restricted-paths'],
  ['functions/src/bookings/x.ts', '../card-records/card-document', null],
  ['functions/src/bookings/x.ts', '../cards/publish-card', 'import-x/no-restricted-paths'],
  ['functions/src/cards/x.ts', '../accounts/delete-account', 'import-x/no-restricted-paths'],
  ['functions/src/cards/x.ts', '../moderation/take-down-card', 'import-x/no-restricted-paths'],
  ['functions/src/mail/x.ts', '../jobs/job-table', 'import-x/no-restricted-paths'],
  ['shared-lib/src/model/x.ts', '../client/data/index', 'import-x/no-restricted-paths'],
  ['shared-lib/src/model/x.ts', 'firebase/firestore', 'no-restricted-imports'],
  ['shared-lib/src/client/store/x.ts', '../data/index', 'import-x/no-restricted-paths'],
  ['shared-lib/src/platform/errors/x.ts', '../../client/store/index', 'import-x/no-restricted-paths'],
  [
    'shared-lib/src/ui/card-view/x.ts',
    '../../../../public-card/src/app/federated-card',
    'no-restricted-imports',
  ],
  ['shared-lib/src/client/data/x.ts', 'firebase/firestore', null],
  ['tools/local-firebase/src/store/x.ts', '../rules/syntax/parser', 'import-x/no-restricted-paths'],
  ['tools/local-firebase/src/store/x.ts', '../protocol/rest', 'import-x/no-restricted-paths'],
  ['tools/local-firebase/src/rules/x.ts', '../streams/target', 'import-x/no-restricted-paths'],
  ['tools/local-firebase/src/streams/x.ts', '../protocol/rest', 'import-x/no-restricted-paths'],
  ['tools/local-firebase/src/store/x.ts', 'shared-lib/model', 'no-restricted-imports'],
  ['tools/local-firebase/src/protocol/x.ts', '../streams/target', null],
];

const inEffect = (code) => `export function useIt() { useEffect(() => { ${code} }); }\n`;
const LATE_ANSWER =
  'let gone = false; void ask().then((a) => gone || setAnswer(a)); return () => { gone = true; };';

/** Path of the pretended file, its code, and the rule that must object. */
const CODE_CASES = [
  ['user-app/src/features/cards/x.ts', inEffect(LATE_ANSWER), 'no-restricted-syntax'],
  ['admin-app/src/x.tsx', inEffect(LATE_ANSWER), 'no-restricted-syntax'],
  ['shared-lib/src/ui/toast/x.tsx', inEffect(LATE_ANSWER), 'no-restricted-syntax'],
  ['functions/src/bookings/x.ts', 'export const NAME_MAX = 100;\n', 'no-restricted-syntax'],
  ['functions/src/bookings/x.ts', 'export const MAX_NAME = 100;\n', null],
  ['shell/src/app/x.ts', "localStorage.setItem('a', 'b');\n", 'no-restricted-globals'],
  ['shared-lib/src/client/store/x.ts', "localStorage.setItem('a', 'b');\n", 'no-restricted-globals'],
  ['shell/src/app/x.test.ts', "localStorage.setItem('a', 'b');\n", null],
  ['shell/src/app/x.tsx', inEffect('const stop = follow(setAnswer); return () => { stop(); };'), null],
];

const eslint = new ESLint({ cwd: ROOT });
let wrong = 0;
const cases = [
  ...CASES.map(([filePath, specifier, rule]) => [filePath, `import '${specifier}';\n`, rule]),
  ...CODE_CASES,
];
for (const [filePath, code, rule] of cases) {
  const [{ messages }] = await eslint.lintText(code, { filePath });
  const objections = messages.map(({ ruleId }) => ruleId);
  const isRight = rule === null ? objections.length === 0 : objections.includes(rule);
  if (isRight) continue;
  wrong += 1;
  console.error(
    `${filePath} with ${code.trim()}: expected ${rule ?? 'nothing'}, got ${objections.join(', ') || 'nothing'}`,
  );
}
console.log(`boundaries: ${cases.length - wrong}/${cases.length}`);
process.exit(wrong === 0 ? 0 : 1);
