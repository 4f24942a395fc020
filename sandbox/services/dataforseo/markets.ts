import { HOME_MARKET, type Market } from '../../world/index.ts'

const COUNTRIES: Record<number, string> = {
  2840: 'us',
  2826: 'gb',
  2124: 'ca',
  2036: 'au',
  2276: 'de',
  2250: 'fr',
  2724: 'es',
  2380: 'it',
  2764: 'th',
  2392: 'jp',
}

/** The market of a task. A place inside the United States counts as the whole country. */
export function marketOf(task: {
  location_code?: number | undefined
  location_name?: string | undefined
  language_code?: string | undefined
  language_name?: string | undefined
  device?: 'desktop' | 'mobile' | undefined
}): Market {
  return {
    country: findCountry(task.location_code, task.location_name),
    language: (task.language_code ?? task.language_name ?? HOME_MARKET.language).slice(0, 2).toLowerCase(),
    device: task.device ?? 'desktop',
  }
}

function findCountry(code: number | undefined, name: string | undefined): string {
  if (code !== undefined) return COUNTRIES[code] ?? (code > 1_000_000 ? HOME_MARKET.country : String(code))
  const land = name?.split(',').at(-1)?.trim().toLowerCase() ?? 'united states'
  return land === 'united states' ? HOME_MARKET.country : land
}
