const LAYERS = ['app', 'screens', 'features', 'integrations', 'ui', 'engine', 'platform'] as const
type Layer = (typeof LAYERS)[number]

/** Where in the house a file of src/ stands. */
export interface Place {
  layer: Layer
  feature: string | null
  screen: string | null
  /** The folder inside the feature: server, web, cli or the name of a pure room; null for its own files. */
  room: string | null
  /** Code that the server, the browser and the command line share: a pure room, or a feature's own file. */
  isPure: boolean
  side: 'server' | 'web' | 'both'
}

const DOOR_ROOMS = new Set(['server', 'web', 'cli'])

/** Returns null for everything outside src/. */
export function findPlace(path: string): Place | null {
  const [root, first, second, third, ...rest] = path.split('/')
  const layer = LAYERS.find((one) => one === first)
  if (root !== 'src' || layer === undefined) return null
  const side = findSide(path)
  const nowhere = { layer, feature: null, screen: null, room: null, side }
  if (layer === 'engine') return { ...nowhere, isPure: !isSharedWord(path) }
  if (layer === 'screens') return { ...nowhere, screen: second ?? null, isPure: false }
  if (layer !== 'features') return { ...nowhere, isPure: false }

  const room = third !== undefined && rest.length > 0 ? third : null
  const isPure = !isSharedWord(path) && !DOOR_ROOMS.has(room ?? '')
  return { ...nowhere, feature: second ?? null, room, isPure }
}

/** contract.ts, contract/ and rules.ts of a feature, the engine's limits, and the contract machinery of the platform. */
export function isSharedWord(path: string): boolean {
  const isOfFeature = /^src\/features\/[^/]+\/(contract\.ts|rules\.ts|contract\/[^/]+)$/.test(path)
  return isOfFeature || path === 'src/engine/limits.ts' || path.startsWith('src/platform/contract/')
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('tests/')
}

/** Code of the project that is not the product; data such as examples/ and migrations/ is open to all. */
export function isWorkshop(target: string): boolean {
  return /^(tests|scripts|bench|sandbox|bin)\//.test(target)
}

function findSide(path: string): Place['side'] {
  if (/^src\/(ui|screens|platform\/web|features\/[^/]+\/web)\//.test(path) || path.endsWith('.tsx'))
    return 'web'
  if (/^src\/(integrations|platform\/server|features\/[^/]+\/(server|cli))\//.test(path)) return 'server'
  return 'both'
}
