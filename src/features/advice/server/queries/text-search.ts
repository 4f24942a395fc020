/** The languages whose stems PostgreSQL knows, by the code that a plan has. */
const CONFIGS: Readonly<Record<string, string>> = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'hindi',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
}

/** Languages that write words without spaces between them. */
const WITHOUT_SPACES = new Set(['ja', 'zh', 'th', 'lo', 'km', 'my', 'bo', 'dz'])

export interface TextSearch {
  /** PostgreSQL's text search configuration; `simple`, which leaves words as they are, where it knows no stems. */
  config: string
  hasSpaces: boolean
}

/** How texts of a language (`en`, `pt-br`) are searched. */
export function findTextSearch(language: string): TextSearch {
  const [code = ''] = language.toLowerCase().split('-')
  return { config: `pg_catalog.${CONFIGS[code] ?? 'simple'}`, hasSpaces: !WITHOUT_SPACES.has(code) }
}
