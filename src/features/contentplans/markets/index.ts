export { COUNTRIES, findCountry, type Country } from './countries.ts'
export { findLanguage, type Language } from './languages.ts'
export { findMainLanguage } from './main-language.ts'
export {
  COMMON_COUNTRIES,
  COMMON_LANGUAGES,
  listCountryOptions,
  listLanguageOptions,
} from './market-options.ts'
