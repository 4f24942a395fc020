import { listBelow, readFeatureGraph } from './feature-graph.ts'
import { findPlace, isOutsideProduct, isContract, isTest, type Place } from './places.ts'
import type { Module, Reference } from './read-module.ts'
import type { Finding, Rule } from './rule.ts'

const BELOW: Record<Place['layer'], Place['layer'][]> = {
  app: ['app', 'screens', 'features', 'integrations', 'ui', 'engine', 'platform'],
  screens: ['screens', 'features', 'ui', 'engine', 'platform'],
  features: ['features', 'integrations', 'ui', 'engine', 'platform'],
  integrations: ['integrations', 'platform'],
  ui: ['ui', 'platform'],
  engine: ['engine', 'platform'],
  platform: ['platform'],
}
const PURE_PACKAGES = [
  'zod',
  'mdast-util-from-markdown',
  'mdast-util-gfm',
  'mdast-util-to-hast',
  'micromark-extension-gfm',
  'hast-util-sanitize',
]

interface Arrow extends Reference {
  path: string
  from: Place
  /** Null for packages, Node modules and files outside of src/. */
  to: Place | null
}

export const importRules: Rule[] = [
  forEachArrow('imports go down', ({ from, to }) =>
    to !== null && !BELOW[from.layer].includes(to.layer)
      ? `${from.layer}/ may not import from ${to.layer}/: imports go down only`
      : null,
  ),
  forEachArrow('src imports nothing from outside src', ({ path, target, to }) => {
    const isSupport = isTest(path) && target.startsWith('tests/')
    return to === null && isOutsideProduct(target) && !isSupport
      ? `the product may not import ${target}, which lies outside src/`
      : null
  }),
  forEachArrow('features import each other by their doors', ({ from, to, target }) => {
    if (from.layer === 'app' || to?.layer !== 'features' || from.feature === to.feature) return null
    return isDoor(target, to) ? null : `${target} is no door of the feature ${to.feature}: ${DOORS}`
  }),
  forEachArrow('screens do not import each other', ({ from, to, target }) =>
    from.screen !== null && to?.layer === 'screens' && to.screen !== from.screen
      ? `${target} belongs to another screen: what two screens show is a part that a feature lends`
      : null,
  ),
  forEachArrow('the engine is imported by its door', ({ path, from, to, target }) => {
    if (from.layer === 'engine' || to?.layer !== 'engine' || isTest(path)) return null
    const isOpen = target === 'src/engine/index.ts' || target === 'src/engine/limits.ts'
    return isOpen ? null : `${target} is no door of the engine: use its index.ts or limits.ts`
  }),
  forEachArrow('contracts and rules import only each other', ({ path, target }) => {
    if (!isContract(path) || /^zod(\/|$)/.test(target) || isContract(target)) return null
    if (path.startsWith('src/platform/contract/') && target === '@orpc/contract') return null
    return `a contract or rules file may import only zod and other contracts and rules, not ${target}`
  }),
  forEachArrow('pure rooms stay pure', (arrow) => {
    if (!arrow.from.isPure || isTest(arrow.path) || isOpenToPureRooms(arrow)) return null
    return `${arrow.target} may not be imported here: this code runs in the server, the browser and the command line`
  }),
  forEachArrow('pure rooms import each other by index.ts', ({ from, to, target }) => {
    if (from.layer !== 'features' || from.feature !== to?.feature) return null
    const isNextDoor = from.isPure && to.isPure && from.room !== to.room
    return isNextDoor && !target.endsWith('/index.ts')
      ? `${target} is no door: pure rooms import each other by index.ts`
      : null
  }),
  forEachArrow('the server side imports nothing of the web side', ({ from, to, target }) =>
    from.side === 'server' && to?.side === 'web' ? `the server side may not import ${target}` : null,
  ),
  forEachArrow('the web side runs in a browser', ({ path, from, to, target }) => {
    if (from.side !== 'web' || isTest(path)) return null
    const isServer = to?.side === 'server' || target.startsWith('node:')
    return isServer ? `the web side may not import ${target}` : null
  }),
  forEachArrow('the command line imports only its own feature and pure rooms', ({ from, to, target }) => {
    if (from.room === 'cli') {
      const isOwn = to?.feature === from.feature || to?.isPure || isContract(target)
      const isMet = to === null || to.layer === 'platform' || isOwn
      return isMet ? null : `cli/ may import its own feature, pure rooms and platform/, not ${target}`
    }
    return to?.room === 'cli' && from.layer !== 'app' ? `only bin/ and app/ may import ${target}` : null
  }),
  { name: 'features have no cycles', find: findFeatureCycles },
  { name: 'the sandbox shares no code with the product', find: findSandboxArrows },
]

/** Files of the platform that pure rooms may import. */
const PURE_PLATFORM = new Set(['src/platform/cut-text.ts', 'src/platform/errors.ts', 'src/platform/items.ts'])
const DOORS = 'use its contract.ts, rules.ts, server/index.ts, web/index.ts or the index.ts of a pure room'

function isDoor(target: string, to: Place): boolean {
  if (isContract(target)) return !target.startsWith(`src/features/${to.feature}/contract/`)
  return to.room !== 'cli' && target === `src/features/${to.feature}/${to.room}/index.ts`
}

function isOpenToPureRooms({ from, to, target }: Arrow): boolean {
  if (to === null) return PURE_PACKAGES.some((name) => target === name || target.startsWith(`${name}/`))
  const isOwn = to.layer === from.layer && to.feature === from.feature && to.room === from.room
  return isOwn || to.isPure || isContract(target) || PURE_PLATFORM.has(target)
}

function forEachArrow(name: string, judge: (arrow: Arrow) => string | null): Rule {
  return {
    name,
    find: ({ modules }) =>
      modules.flatMap(listArrows).flatMap((arrow) => {
        const sentence = judge(arrow)
        return sentence === null ? [] : [{ path: arrow.path, line: arrow.line, sentence }]
      }),
  }
}

function listArrows({ path, references }: Module): Arrow[] {
  const from = findPlace(path)
  if (from === null) return []
  return references.map((reference) => ({ ...reference, path, from, to: findPlace(reference.target) }))
}

/** A sandbox that shares code with the product would have the same mistakes and hide them. */
function findSandboxArrows({ modules }: { modules: Module[] }): Finding[] {
  return modules
    .filter(({ path }) => path.startsWith('sandbox/') && !isTest(path))
    .flatMap(({ path, references }) => references.map((reference) => ({ path, ...reference })))
    .filter(({ target }) => findPlace(target) !== null || /^(tests|scripts|bench|eval)\//.test(target))
    .map(({ path, line, target }) => ({
      path,
      line,
      sentence: `the sandbox speaks for services of others: it may not import ${target}`,
    }))
}

function findFeatureCycles({ modules }: { modules: Module[] }): Finding[] {
  const graph = readFeatureGraph(modules)
  return modules
    .filter(({ path }) => !isTest(path))
    .flatMap(listArrows)
    .flatMap(({ path, line, from: { feature: from }, to }) => {
      if (from === null || !to?.feature || to.feature === from) return []
      const sentence = `${from} and ${to.feature} import each other, directly or around`
      return listBelow(graph, to.feature).has(from) ? [{ path, line, sentence }] : []
    })
}
