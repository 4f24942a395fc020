import { findCountry } from '#features/contentplans/markets/index.ts'
import { formatDays } from '#ui/dates/format-days.ts'
import { formatNoun } from '#ui/numbers.ts'
import type { SearchFilter } from './find-change.ts'

/** "shop.example", "https://shop.example/blog/". */
export function nameProperty(property: string | null): string {
  return property === null ? 'Files only' : property.replace(/^sc-domain:/, '')
}

/** "Germany · only /blog/ · without /tag/". */
export function describeRows({ country, url_include, url_exclude }: SearchFilter): string {
  return [
    country === null ? 'All countries' : (findCountry(country)?.name ?? country),
    ...(url_include === null ? [] : [`only ${url_include}`]),
    ...(url_exclude === null ? [] : [`without ${url_exclude}`]),
  ].join(' · ')
}

/** "486 days, Jul 24, 2025 – Nov 21, 2026". */
export function describeDays({ first, last, days }: SearchFilter): string {
  const count = formatNoun(days, 'day', 'days')
  return first === null || last === null ? count : `${count}, ${formatDays({ from: first, to: last })}`
}
