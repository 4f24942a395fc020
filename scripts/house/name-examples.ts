import { file, type Example } from './example.ts'

export const nameExamples: Example[] = [
  {
    rule: 'files and folders are kebab-case',
    breaks: [
      file('src/platform/errorTypes.ts'),
      file('src/platform/ErrorTypes.ts'),
      file('src/platform/error_types.ts'),
      file('src/features/aiWriter/contract.ts'),
    ],
    keeps: [
      file('src/platform/error-types.test.ts'),
      file('src/ui/fields/FileField.module.css'),
      file('README.md'),
      file('.gitignore'),
      file('.ci/run'),
      file('migrations/0001-accounts.sql'),
    ],
  },
  {
    rule: 'components are PascalCase',
    breaks: [file('src/ui/file-field.tsx'), file('src/features/topics/web/hubs-screen.tsx')],
    keeps: [file('src/ui/fields/FileField.tsx'), file('src/app/routes.tsx'), file('src/ui/use-drop.tsx')],
  },
  {
    rule: 'names say what is inside',
    breaks: [
      file('src/platform/utils.ts'),
      file('src/platform/date-helpers.ts'),
      file('src/features/topics/common/labels.ts'),
      file('src/ui/FocusManager.tsx'),
    ],
    keeps: [file('src/platform/dates.ts'), file('src/features/topics/server/uncommon-words.ts')],
  },
  {
    rule: "a feature's server has rooms",
    breaks: [file('src/features/topics/server/find-ideas.ts')],
    keeps: [
      file('src/features/topics/server/index.ts'),
      file('src/features/topics/server/routes.ts'),
      file('src/features/topics/server/queries/find-ideas.ts'),
    ],
  },
  {
    rule: 'hooks live in use-<noun>.ts',
    breaks: [
      file('src/ui/dropping.ts', 'export function useDrop() {}'),
      file('src/ui/dropping.ts', 'export const useDrop = () => 1'),
    ],
    keeps: [
      file('src/ui/use-drop.ts', 'export function useDrop() {}'),
      file('src/ui/users.ts', 'export function userName() {}'),
    ],
  },
  {
    rule: 'no folder for one file',
    breaks: [file('src/features/topics/server/scoring/list-topics.ts'), file('scripts/house/rule.ts')],
    keeps: [
      { 'scripts/house/rule.ts': '', 'scripts/house/places.ts': '' },
      file('bin/keyloom.ts'),
      file('src/features/topics/server/index.ts'),
      file('tests/journeys/first-page.spec.ts'),
      file('.ci/run'),
    ],
  },
  {
    rule: 'migrations are numbered',
    breaks: [
      file('migrations/0002-accounts.sql'),
      file('migrations/1-accounts.sql'),
      { 'migrations/0001-accounts.sql': '', 'migrations/0001-billing.sql': '' },
      { 'migrations/0001-accounts.sql': '', 'migrations/0003-billing.sql': '' },
    ],
    keeps: [{ 'migrations/0001-accounts.sql': '', 'migrations/0002-billing.sql': '' }],
  },
]
