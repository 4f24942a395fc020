import { findCountry } from './countries.ts'
import { findLanguage } from './languages.ts'

/** Countries whose searches are mostly in another language than the one that most people speak, by alpha-2 code. */
const SEARCHED_IN: Readonly<Record<string, string>> = {
  en: 'GH IN KE LS MT NA PG PH PK PW TK TV UG VU ZW',
  es: 'PY',
  fr: 'BI CF ML NE SN',
  nl: 'BQ CW',
  'zh-CN': 'CN',
  'zh-TW': 'HK MO TW',
}

/** The code of the language in which people of a country mostly search; null for an unknown country. */
export function findMainLanguage(countryCode: string): string | null {
  const country = findCountry(countryCode)
  if (country === null) return null
  const { alpha2 } = country
  const searched = Object.entries(SEARCHED_IN).find(([, countries]) => countries.split(' ').includes(alpha2))
  if (searched) return searched[0]
  const spoken = spokenIn(alpha2)
  return (findLanguage(`${spoken}-${alpha2}`) ?? findLanguage(spoken))?.code ?? null
}

/** ISO 639 code of the language that most people of a country speak, also one that no plan can have. */
export function spokenIn(alpha2: string): string {
  return new Intl.Locale(`und-${alpha2}`).maximize().language
}
