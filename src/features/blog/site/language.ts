const RIGHT_TO_LEFT = new Set([
  'ar',
  'arc',
  'ckb',
  'dv',
  'fa',
  'ha-arab',
  'he',
  'ks',
  'ku-arab',
  'ps',
  'sd',
  'ug',
  'ur',
  'yi',
])
const FALLBACK = 'en'

export interface PageLanguage {
  /** As in BCP 47, such as pt-BR. */
  tag: string
  /** Without the region, such as pt. */
  base: string
  direction: 'ltr' | 'rtl'
  /** With a region, as Open Graph wants it, such as pt_BR. */
  locale: string
}

/** The language of a blog; English for an unknown code. */
export function readLanguage(code: string): PageLanguage {
  const tag = findTag(code.replaceAll('_', '-'))
  const { language, region = 'US', script } = new Intl.Locale(tag).maximize()
  const isRightToLeft = RIGHT_TO_LEFT.has(language) || script === 'Arab' || script === 'Hebr'
  return { tag, base: language, direction: isRightToLeft ? 'rtl' : 'ltr', locale: `${language}_${region}` }
}

function findTag(code: string): string {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? FALLBACK
  } catch {
    return FALLBACK
  }
}
