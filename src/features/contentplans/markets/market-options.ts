import { ALIASES } from './aliases.ts'
import { COUNTRIES } from './countries.ts'
import { LANGUAGES } from './languages.ts'
import { spokenIn } from './main-language.ts'

interface MarketOption {
  value: string
  label: string
  names: readonly string[]
  words: readonly string[]
}

/** What most plans are for: listed first. */
export const COMMON_COUNTRIES = ['USA', 'GBR', 'DEU', 'FRA', 'ESP', 'ITA', 'NLD', 'CAN', 'AUS', 'IND']
export const COMMON_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pt-BR', 'pl', 'ja']

/** Languages in which typing finds every country and language, besides their own. */
const TYPED_IN = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl']

/** Every country by its code, with its codes and other names: official, common and native ones. */
export function listCountryOptions(): MarketOption[] {
  const foreign = TYPED_IN.map((language) => namesIn(language, 'region'))
  return COUNTRIES.map(({ code, name, alpha2 }) => ({
    value: code,
    label: name,
    names: ALIASES[code] ?? [],
    words: others(name, [
      code,
      alpha2,
      name.replace(/^St\. /, 'Saint '),
      ...[namesIn(spokenIn(alpha2), 'region'), ...foreign].map((names) => names.of(alpha2) ?? ''),
    ]),
  }))
}

/** Every language by its code, with its code and other names. */
export function listLanguageOptions(): MarketOption[] {
  const foreign = TYPED_IN.map((language) => namesIn(language, 'language'))
  return LANGUAGES.map(({ code, name }) => ({
    value: code,
    label: name,
    names: ALIASES[code] ?? [],
    words: others(name, [
      code,
      ...[namesIn(code, 'language'), ...foreign].map((names) => names.of(code) ?? ''),
    ]),
  }))
}

function namesIn(language: string, type: 'region' | 'language') {
  return new Intl.DisplayNames(language, { type })
}

function others(name: string, words: readonly string[]): string[] {
  return [...new Set(words)].filter((word) => word !== '' && word !== name)
}
