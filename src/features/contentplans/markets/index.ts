export { COUNTRIES, findCountry, type Country } from './countries.ts'
export { LANGUAGES, findLanguage, type Language } from './languages.ts'
