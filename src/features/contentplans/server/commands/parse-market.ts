import { Invalid } from '#platform/errors.ts'
import { findCountry, findLanguage, type Country, type Language } from '../../markets/index.ts'

/** The country of a code; throws Invalid for one that is not in the list. */
export function parseCountry(code: string): Country {
  const country = findCountry(code)
  if (country === null) throw new Invalid(`country: ${code} is not in the list of countries.`)
  return country
}

/** The language of a code; throws Invalid for one that is not in the list. */
export function parseLanguage(code: string): Language {
  const language = findLanguage(code)
  if (language === null) throw new Invalid(`language: ${code} is not in the list of languages.`)
  return language
}
