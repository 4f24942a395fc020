import { Invalid } from '#platform/errors.ts'
import { COUNTRIES, findCountry, findLanguage, type Country, type Language } from '../../markets/index.ts'

/** The country of a code; throws Invalid for one that is not in the list. */
export function parseCountry(code: string): Country {
  const country = findCountry(code)
  if (country === null) throw new Invalid(`country: ${code} is not in the list of countries.`)
  return country
}

/**
 * The country of a code, or of the number that search providers give its market; null when neither is given. Throws
 * Invalid for one that is not in the list, and for a number of another country.
 */
export function parseSearchMarket(given: {
  country: string | undefined
  location: string | undefined
}): Country | null {
  const country = given.country === undefined ? null : parseCountry(given.country)
  if (given.location === undefined) return country
  const found = COUNTRIES.find(({ seoCode }) => seoCode === given.location)
  if (found === undefined)
    throw new Invalid(`country_crawl: ${given.location} is not in the list of search markets.`)
  if (country !== null && country.code !== found.code)
    throw new Invalid(`country_crawl: ${given.location} is the search market of another country.`)
  return found
}

/** The language of a code; throws Invalid for one that is not in the list. */
export function parseLanguage(code: string): Language {
  const language = findLanguage(code)
  if (language === null) throw new Invalid(`language: ${code} is not in the list of languages.`)
  return language
}
