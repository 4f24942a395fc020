import type { Example } from './example.ts'

const declared = { 'src/ui/dates.ts': 'export function addDays() {}' }
const importing = "import { addDays } from '#ui/dates.ts'"

export const exportExamples: Example[] = [
  {
    rule: 'every export has an importer',
    breaks: [
      declared,
      { 'src/ui/dates.ts': 'export interface Span {}' },
      { 'src/ui/dates.ts': 'export type Day = string' },
      {
        'src/ui/dates.ts': 'const a = 1\nexport { a as first }',
        'src/ui/a.ts': "import { a } from './dates.ts'",
      },
      { ...declared, 'src/ui/index.ts': "export { addDays } from './dates.ts'" },
      { ...declared, 'src/ui/a.ts': "import { addDays } from '#ui/other/dates.ts'" },
    ],
    keeps: [
      { 'src/ui/dates.ts': 'function addDays() {}\nexport default addDays' },
      { ...declared, 'src/ui/a.ts': importing },
      { ...declared, 'tests/ui/a.test.ts': importing },
      { ...declared, 'src/ui/a.ts': "import * as dates from './dates.ts'" },
      { ...declared, 'src/ui/a.ts': "const dates = await import('./dates.ts')" },
      { ...declared, 'src/ui/a.ts': "new Worker(new URL('./dates.ts', import.meta.url))" },
      {
        'src/ui/dates.ts': 'export type Day = string',
        'src/ui/a.ts': "import type { Day } from './dates.ts'",
      },
      {
        ...declared,
        'src/ui/index.ts': "export { addDays as plus } from './dates.ts'",
        'src/ui/a.ts': "import { plus } from './index.ts'",
      },
      { 'bench/api.ts': 'export async function bench() {}' },
    ],
  },
  {
    rule: 'exports are used by more than tests',
    breaks: [
      { ...declared, 'src/ui/dates.test.ts': importing },
      { ...declared, 'tests/ui/dates.test.ts': importing },
    ],
    keeps: [
      declared,
      { ...declared, 'tests/ui/dates.test.ts': importing, 'src/ui/a.ts': importing },
      { ...declared, 'tests/showcase/DatesPart.tsx': importing },
      { 'src/ui/dates.ts': `${declared['src/ui/dates.ts']}\naddDays()`, 'src/ui/dates.test.ts': importing },
      {
        'tests/support/dates.ts': 'export function addDays() {}',
        'tests/ui/dates.test.ts': "import { addDays } from '#tests/support/dates.ts'",
      },
    ],
  },
]
