import { posix } from 'node:path'
import { forEachPath, type Finding, type House, type Rule } from './rule.ts'

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
const PASCAL = /^[A-Z][A-Za-z0-9]*$/
const CAPITAL_NAMES = /^(README|LICENSE|CHANGELOG|CONTRIBUTING|SECURITY)(\.md)?$/
const APP_FILE = /^src\/app\/[^/]+$/
const EMPTY_WORDS = new Set(['util', 'utils', 'helper', 'helpers', 'manager', 'common', 'misc'])

export const nameRules: Rule[] = [
  forEachPath('files and folders are kebab-case', (path) => {
    const folder = path.split('/').slice(0, -1).find(isOddFolder)
    if (folder !== undefined) return `the folder ${folder}/ should be in kebab-case`
    const name = posix.basename(path)
    const [stem = ''] = name.split('.')
    if (stem === '' || CAPITAL_NAMES.test(name) || KEBAB.test(stem)) return null
    return /\.(tsx|css)$/.test(name) && PASCAL.test(stem) ? null : `${name} should be in kebab-case`
  }),
  forEachPath('components are PascalCase', (path) => {
    const name = posix.basename(path)
    const [stem = ''] = name.split('.')
    if (!name.endsWith('.tsx') || APP_FILE.test(path) || PASCAL.test(stem) || stem.startsWith('use-'))
      return null
    return `${name} holds a component: its name should be in PascalCase`
  }),
  forEachPath('names say what is inside', (path) => {
    const words = path.split(/[/.-]|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase())
    const empty = words.find((word) => EMPTY_WORDS.has(word))
    return empty === undefined ? null : `"${empty}" says nothing about the subject: name that instead`
  }),
  forEachPath("a feature's server has rooms", (path) =>
    /^src\/features\/[^/]+\/server\/[^/]+$/.test(path) && !/\/(index|routes)\.ts$/.test(path)
      ? 'beside index.ts and routes.ts stand only rooms: queries/, commands/, jobs/ or one named by its machinery'
      : null,
  ),
  { name: 'hooks live in use-<noun>.ts', find: findMisplacedHooks },
  { name: 'no folder for one file', find: findSingleFiles },
  { name: 'migrations are numbered', find: findMisnamedMigrations },
]

// Folders that docs/architecture.md describes: they may contain a single file.
const ROOMS =
  /^(bin|migrations|examples|bench|docs\/decisions|\.\w+|tests(\/.+)?|src|src\/(app|engine|screens|ui|platform|integrations)(\/(server|web|cli|shell|contract))?|src\/integrations\/[^/]+|src\/features\/[^/]+(\/(server|web|cli|server\/queries|server\/commands|server\/jobs|server\/jobs\/steps))?)$/

function isOddFolder(folder: string): boolean {
  return !folder.startsWith('.') && !KEBAB.test(folder)
}

function findMisplacedHooks({ modules }: House): Finding[] {
  return modules.flatMap(({ path, exportedFunctions }) => {
    if (posix.basename(path).startsWith('use-')) return []
    return exportedFunctions
      .filter(({ name }) => /^use[A-Z]/.test(name))
      .map(({ name, line }) => ({ path, line, sentence: `the hook ${name} should live in a file use-….ts` }))
  })
}

function findSingleFiles({ files }: House): Finding[] {
  const entries = new Map<string, Set<string>>()
  for (const { path } of files) {
    const steps = path.split('/')
    for (let depth = 1; depth < steps.length; depth++) {
      const folder = steps.slice(0, depth).join('/')
      entries.set(folder, (entries.get(folder) ?? new Set()).add(steps[depth] ?? ''))
    }
  }
  return files
    .filter(({ path }) => {
      const folder = posix.dirname(path)
      return entries.get(folder)?.size === 1 && !ROOMS.test(folder)
    })
    .map(({ path }) => ({ path, line: 1, sentence: 'a folder for one file: move the file up' }))
}

function findMisnamedMigrations({ files }: House): Finding[] {
  return files
    .filter(({ path }) => path.startsWith('migrations/'))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path }, index) => {
      const wanted = String(index + 1).padStart(4, '0')
      const isRight = new RegExp(`^migrations/${wanted}-[a-z0-9-]+\\.sql$`).test(path)
      return isRight
        ? []
        : [{ path, line: 1, sentence: `this migration should be called ${wanted}-<subject>.sql` }]
    })
}
