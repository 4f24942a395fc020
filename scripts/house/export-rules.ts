import { isTest } from './places.ts'
import { EVERY, type Module } from './read-module.ts'
import type { Finding, House, Rule } from './rule.ts'

/** An export is a promise to other files: nobody has to keep one that no file takes. */
export const exportRules: Rule[] = [
  { name: 'every export has an importer', find: findUnimported },
  { name: 'tests alone keep nothing alive', find: findAliveInTests },
]

/** What programs load by a name that no import says. */
const LOADED = [/^bench\/[^/]+\.ts bench$/, /^tests\/support\/database\/database\.ts (setup|teardown)$/]

function findUnimported({ modules }: House): Finding[] {
  const taken = listTaken(modules)
  return findExports(modules, (path, name) => !isTaken(taken, path, name)).map((found) => ({
    ...found,
    sentence: `no other file imports ${found.name}: leave the word export out, or delete it`,
  }))
}

/** How tests watch what the product does: it is there for them. */
const FOR_TESTS = /^src\/platform\/server\/database\/rows\.ts checkRows$/

/** What its own file uses may be exported for its test; the page of the kit's parts shows what screens do not need yet. */
function findAliveInTests({ modules }: House): Finding[] {
  const taken = listTaken(modules)
  const product = listTaken(modules.filter(({ path }) => !isTest(path) || path.startsWith('tests/showcase/')))
  const ofProduct = modules.filter(({ path }) => path.startsWith('src/'))
  const isAlive = (path: string, name: string, text: string) =>
    FOR_TESTS.test(`${path} ${name}`) ||
    !isTaken(taken, path, name) ||
    isTaken(product, path, name) ||
    countUses(text, name) > 1
  return findExports(ofProduct, (path, name, text) => !isAlive(path, name, text)).map((found) => ({
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

interface Taken {
  /** Each with the path of its file. */
  names: Set<string>
  /** Files of which any name may be taken. */
  whole: Set<string>
}

function listTaken(modules: readonly Module[]): Taken {
  const imports = modules.flatMap((module) => module.imports)
  const whole = imports.filter(({ names }) => names.includes(EVERY)).map(({ target }) => target)
  return {
    names: new Set(imports.flatMap(({ target, names }) => names.map((name) => `${target} ${name}`))),
    whole: new Set(whole),
  }
}

function isTaken({ names, whole }: Taken, path: string, name: string): boolean {
  return names.has(`${path} ${name}`) || whole.has(path)
}

function countUses(text: string, name: string): number {
  return text.match(new RegExp(`\\b${RegExp.escape(name)}\\b`, 'g'))?.length ?? 0
}
