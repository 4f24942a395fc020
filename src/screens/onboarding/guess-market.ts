import { COUNTRIES, findLanguage } from '#features/contentplans/markets/index.ts'

/** Country and language from the first of a browser's languages that has both, such as "en-US"; else empty texts. */
export function guessMarket(languages: readonly string[]): { country: string; language: string } {
  for (const tag of languages) {
    const { language, region } = readTag(tag)
    const country = COUNTRIES.find(({ alpha2 }) => alpha2 === region)
    const known = findLanguage(`${language}-${region}`) ?? findLanguage(language)
    if (country && known) return { country: country.code, language: known.code }
  }
  return { country: '', language: '' }
}

function readTag(tag: string): { language: string; region: string } {
  try {
    const { language, region = '' } = new Intl.Locale(tag)
    return { language, region }
  } catch {
    return { language: '', region: '' }
  }
}
