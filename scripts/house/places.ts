const LAYERS = ['app', 'screens', 'features', 'integrations', 'ui', 'engine', 'platform'] as const
type Layer = (typeof LAYERS)[number]

/** Where a file of src/ belongs: its layer, feature or screen, and room. */
export interface Place {
  layer: Layer
  feature: string | null
  screen: string | null
  /** Folder inside the feature: server, web, cli or a pure room; null for files directly in the feature. */
  room: string | null
  /** Whether server, browser and command line share the code: a pure room, or a file directly in a feature. */
  isPure: boolean
  side: 'server' | 'web' | 'both'
}

const DOOR_ROOMS = new Set(['server', 'web', 'cli'])

/** Returns null for files outside of src/. */
export function findPlace(path: string): Place | null {
  const [root, first, second, third, ...rest] = path.split('/')
  const layer = LAYERS.find((one) => one === first)
  if (root !== 'src' || layer === undefined) return null
  const side = findSide(path)
  const nowhere = { layer, feature: null, screen: null, room: null, side }
  if (layer === 'engine') return { ...nowhere, isPure: !isContract(path) }
  if (layer === 'screens') return { ...nowhere, screen: second ?? null, isPure: false }
  if (layer !== 'features') return { ...nowhere, isPure: false }

  const room = third !== undefined && rest.length > 0 ? third : null
  const isPure = !isContract(path) && !DOOR_ROOMS.has(room ?? '')
  return { ...nowhere, feature: second ?? null, room, isPure }
}

/** Whether it is a contract.ts, contract/ or rules.ts of a feature, the engine's limits, or platform/contract/. */
export function isContract(path: string): boolean {
  const isOfFeature = /^src\/features\/[^/]+\/(contract\.ts|rules\.ts|contract\/[^/]+)$/.test(path)
  return isOfFeature || path === 'src/engine/limits.ts' || path.startsWith('src/platform/contract/')
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('tests/')
}

/** Whether it is code that is not part of the product. Data such as examples/ and migrations/ may be used by all. */
export function isOutsideProduct(target: string): boolean {
  return /^(tests|scripts|bench|eval|sandbox|bin)\//.test(target)
}

function findSide(path: string): Place['side'] {
  if (/^src\/(ui|screens|platform\/web|features\/[^/]+\/web)\//.test(path) || path.endsWith('.tsx'))
    return 'web'
  if (/^src\/(integrations|platform\/server|features\/[^/]+\/(server|cli))\//.test(path)) return 'server'
  return 'both'
}
