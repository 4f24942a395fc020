import { isTest } from './places.ts'
import { EVERY, type Module } from './read-module.ts'
import type { Finding, House, Rule } from './rule.ts'

/** An export is a promise to other files, so an export that no file imports is removed. */
export const exportRules: Rule[] = [
  { name: 'every export has an importer', find: findUnimported },
  { name: 'exports are used by more than tests', find: findUsedOnlyByTests },
]

/** Exports that a program loads by name, without an import in the source. */
const LOADED = [/^bench\/[^/]+\.ts bench$/, /^tests\/support\/database\/database\.ts (setup|teardown)$/]

function findUnimported({ modules }: House): Finding[] {
  const imported = listImported(modules)
  return findExports(modules, (path, name) => !isImported(imported, path, name)).map((found) => ({
    ...found,
    sentence: `no other file imports ${found.name}: leave the word export out, or delete it`,
  }))
}

/** Exports in src that exist only for tests. */
const FOR_TESTS = /^src\/platform\/server\/database\/rows\.ts checkRows$/

/** Allows an export that its own file uses, too, and one that only the showcase of user interface parts imports. */
function findUsedOnlyByTests({ modules }: House): Finding[] {
  const imported = listImported(modules)
  const product = listImported(
    modules.filter(({ path }) => !isTest(path) || path.startsWith('tests/showcase/')),
  )
  const ofProduct = modules.filter(({ path }) => path.startsWith('src/'))
  const isAllowed = (path: string, name: string, text: string) =>
    FOR_TESTS.test(`${path} ${name}`) ||
    !isImported(imported, path, name) ||
    isImported(product, path, name) ||
    countUses(text, name) > 1
  return findExports(ofProduct, (path, name, text) => !isAllowed(path, name, text)).map((found) => ({
    ...found,
    sentence: `only tests use ${found.name}: delete it, or let them import it where it is declared`,
  }))
}

function findExports(
  modules: readonly Module[],
  isWanted: (path: string, name: string, text: string) => boolean,
) {
  return modules.flatMap(({ path, exports, text }) =>
    exports
      .filter(({ name }) => name !== 'default' && !LOADED.some((one) => one.test(`${path} ${name}`)))
      .filter(({ name }) => isWanted(path, name, text))
      .map((one) => ({ path, ...one })),
  )
}

interface Imported {
  /** Imported names, each after the path of its file. */
  names: Set<string>
  /** Files that are imported as a whole, so that any name may be used. */
  whole: Set<string>
}

function listImported(modules: readonly Module[]): Imported {
  const imports = modules.flatMap((module) => module.imports)
  const whole = imports.filter(({ names }) => names.includes(EVERY)).map(({ target }) => target)
  return {
    names: new Set(imports.flatMap(({ target, names }) => names.map((name) => `${target} ${name}`))),
    whole: new Set(whole),
  }
}

function isImported({ names, whole }: Imported, path: string, name: string): boolean {
  return names.has(`${path} ${name}`) || whole.has(path)
}

function countUses(text: string, name: string): number {
  return text.match(new RegExp(`\\b${RegExp.escape(name)}\\b`, 'g'))?.length ?? 0
}
