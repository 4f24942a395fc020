import { file, type Example } from './example.ts'

const inTest = (text: string) => file('src/platform/errors.test.ts', text)
const inPureRoom = (text: string) => file('src/engine/linkage.ts', text)

export const textExamples: Example[] = [
  {
    rule: 'no notes about work to do',
    breaks: [
      file('src/platform/errors.ts', '// TODO name them'),
      file('docs/glossary.md', 'FIXME'),
      file('src/ui/theme.css', '/* HACK */'),
    ],
    keeps: [file('src/platform/errors.ts', 'const TODOS = listTodos()')],
  },
  {
    rule: 'types are not silenced',
    breaks: [
      file('src/platform/errors.ts', '// @ts-ignore'),
      file('src/platform/errors.ts', '// @ts-expect-error on purpose'),
    ],
    keeps: [file('src/platform/errors.ts', '// types')],
  },
  {
    rule: 'no path of a machine',
    breaks: [
      file('docs/operations.md', 'see /work/notes'),
      file('bin/keyloom.ts', "read('/home/anna/data')"),
      file('bin/keyloom.ts', "read('/root/data')"),
      file('bin/keyloom.ts', "write('/tmp/keyloom')"),
    ],
    keeps: [
      inTest("write('/tmp/keyloom')"),
      file('src/app/routes.tsx', "path: 'contentplan/home/tab'"),
      file('docs/operations.md', 'https://example.com/work/1'),
    ],
  },
  {
    rule: 'no package registry',
    breaks: [file('docs/operations.md', 'https://registry.npmjs.org/'), file('.npmrc', 'pypi.org')],
    keeps: [file('docs/operations.md', 'a registry of decisions.')],
  },
  {
    rule: 'rows are read by their shape',
    breaks: [
      file(
        'src/features/billing/server/spend.ts',
        'const { rows } = await sql<{ id: number }>`select 1 as id`',
      ),
      file('src/app/doctor/check-database.ts', "await client.query<{ now: Date }>('select now()')"),
      file('src/features/billing/server/spend.ts', 'return rows[0].id'),
    ],
    keeps: [
      file(
        'src/features/billing/server/spend.ts',
        'const { id } = await oneRow(database, idRow)`select 1 as id`',
      ),
      file('src/features/billing/server/spend.ts', 'await sql`delete from costs`.execute(database)'),
      file('src/features/keywords/files/sniff-file.ts', 'const header = rows[0]'),
      file('tests/server/billing/costs.test.ts', 'sql<{ id: number }>`select 1 as id`'),
    ],
  },
  {
    rule: 'a style belongs to a class',
    breaks: [
      file('src/ui/table/Table.module.css', '  li + li {'),
      file('src/ui/table/Table.module.css', '    [data-second] {'),
    ],
    keeps: [
      file('src/ui/table/Table.module.css', '  .list li + li {'),
      file('src/ui/table/Table.module.css', '  @media (width < 640px) {'),
      file('src/ui/table/Table.module.css', '    50% {'),
      file('src/ui/theme.css', '  body {'),
    ],
  },
  {
    rule: 'comments are in plain words',
    breaks: [
      file('src/platform/errors.ts', '/** Whoever asks is known. */'),
      file('src/platform/errors.ts', '  // nobody waits for this'),
      file('src/ui/theme.css', '/* For somebody who wants less motion. */'),
      file('src/features/pages/contract.ts', '  /** null: the page has no title. */'),
      file('src/features/pages/rules.ts', '/** K-16 */'),
    ],
    keeps: [
      file('src/platform/errors.ts', '/** The caller is known; null when there is none (K-16). */'),
      file('src/features/pages/rules.ts', "const REASON = 'nobody has connected it'"),
      file('docs/operations.md', 'Whoever runs the installation'),
      file('src/platform/server/postgres/database-user.ts', '/** Runs as the user `nobody`. */'),
    ],
  },
  {
    rule: 'named exports only',
    breaks: [
      file('src/platform/errors.ts', 'export default 1'),
      file('src/platform/errors.ts', "export { a as default } from './a.ts'"),
    ],
    keeps: [
      file('vite.config.ts', 'export default {}'),
      file('src/ui/icon-files.d.ts', 'export default icon'),
      file('src/platform/errors.ts', 'export const a = 1'),
    ],
  },
  {
    rule: 'pure rooms know no clock, chance or network',
    breaks: [
      inPureRoom('const at = Date.now()'),
      inPureRoom('const at = new Date(0)'),
      inPureRoom('const x = Math.random()'),
      inPureRoom('const t = performance.now()'),
      inPureRoom("await fetch('x')"),
      inPureRoom('const e = process.env'),
      inPureRoom('const id = crypto.randomUUID()'),
    ],
    keeps: [
      inPureRoom('const x = Math.max(1, 2) // not Date.now()'),
      file('src/features/clustering/server/run.ts', 'const at = Date.now()'),
      file('src/engine/linkage.test.ts', 'const t = performance.now()'),
    ],
  },
  {
    rule: 'test names are sentences',
    breaks: [
      inTest("test('rounding', () => {})"),
      inTest("it('works well', async () => {})"),
      inTest("test.each([1, 2])('zero case', () => {})"),
      inTest('test(`two words`, () => {})'),
    ],
    keeps: [
      inTest("test('halves are rounded up', () => {})"),
      inTest("test.each([1, 2])('%s', () => {})"),
      inTest("describe('rounding', () => {})"),
      inTest("const ok = /x/.test('rounding')"),
    ],
  },
  {
    rule: 'every test runs, or says why not',
    breaks: [
      inTest("test.only('halves are rounded up', () => {})"),
      inTest("describe.only('rounding', () => {})"),
      inTest("test.skip('halves are rounded up', () => {})"),
      inTest("test('halves are rounded up', (context) => context.skip())"),
      inTest("test.skipIf(isRoot)('halves are rounded up', () => {})"),
      inTest("test.todo('halves are rounded up')"),
      file('tests/journeys/first.spec.ts', 'test.skip(isRoot)'),
    ],
    keeps: [
      inTest("test('halves are rounded up', (context) => context.skip('needs root'))"),
      file('tests/journeys/first.spec.ts', "test.skip(isRoot, 'needs an ordinary user')"),
      file('src/platform/rows.ts', 'rows.skip(5)'),
    ],
  },
]
