import { drawFeatures } from './draw-features.ts'
import { file, imports, type Example } from './example.ts'

const topicsAboveArticles = new Map([
  ['topics', new Set(['articles'])],
  ['articles', new Set<string>()],
])
const modules = {
  ...imports('src/features/topics/server/index.ts', '#features/articles/server/index.ts'),
  ...file('src/features/articles/server/index.ts'),
}
const codes = (...rows: string[]) =>
  file('docs/codes.md', ['# Codes such as Z-99', '| code | what it means |', ...rows].join('\n'))

export const docExamples: Example[] = [
  {
    rule: 'the picture shows the current features',
    breaks: [{ ...modules, 'docs/house.svg': drawFeatures(new Map([['topics', new Set<string>()]])) }],
    keeps: [{ ...modules, 'docs/house.svg': drawFeatures(topicsAboveArticles) }],
  },
  {
    rule: 'every code of the specification is explained',
    breaks: [
      { ...file('src/app/routes.ts', '/** S-24 */'), ...codes('| S-23 | Home. |') },
      { ...file('src/app/routes.ts', '/** S-24, C-041e */'), ...codes('| S-24 | A. |', '| C-041 | B. |') },
      { ...file('src/app/routes.ts', '/** S-23 to S-25 */'), ...codes('| S-23 | A. |', '| S-25 | C. |') },
      { ...file('docs/tests.md', 'The limit is K-06.'), ...codes() },
      file('bin/keyloom.ts', '// K-06'),
      { ...file('src/app/routes.ts', '/** S-24 */'), ...codes('| S-24 | A. |', '| S-25 | B. |') },
      codes('| S-24 | It is like S-24. |'),
    ],
    keeps: [
      {
        ...file('src/app/routes.ts', '/** S-24: the keywords (F-056 to F-058). */'),
        ...file('bin/keyloom.ts', '// C-041e'),
        ...file(
          'docs/operations.md',
          'UTF-16, UTF-8, SHA-256, 2031-05-30, 1E-07, GA-4, F-5, HTTP-404, A-1000',
        ),
        ...file('docs/decisions/0001-first.md', 'K-06'),
        ...file('tests/server/a.test.ts', '// K-11'),
        ...codes(
          '| S-24   | A. |',
          '| F-056  | B. |',
          '| F-057  | C. |',
          '| F-058  | D. |',
          '| C-041e | E. |',
        ),
      },
    ],
  },
]
