const LONGEST_SENTENCE = 1_000

/** Claims to be the first of all, which no article may make without a source. */
const BOASTS: Record<string, RegExp> = {
  // At most 1,000 characters: longer sentences are cut.
  en: /\b(?:world|industry|market|country|nation)['’]s (?:most|best|leading|only|first|[a-z]{3,12}est)\b|\b(?:best|most [a-z]{2,16}|[a-z]{3,12}est)(?: [a-z-]{2,16}){0,3} (?:in|on) the (?:world|market|industry|planet)\b|\bnumber one\b|\bno\. ?1\b|#1\b|\bmarket leader\b/i,
  // At most 1,000 characters: longer sentences are cut.
  de: /\bweltweit (?:führend|größt|best|meist)|\b(?:größte|beste|führende|meist\p{L}{2,16}|\p{L}{3,12}ste)[nrs]?(?: [\p{L}-]{2,20}){0,3} (?:der Welt|auf dem Markt)|\bmarktführer|\bnummer eins\b/iu,
  es: /\blíder (?:mundial|del mercado|del sector)|\b(?:más \p{L}{2,16}|mejor|mayor)(?: [\p{L}-]{2,16}){0,3} del (?:mundo|mercado|sector)|\bnúmero uno\b/iu,
  sv: /\b(?:världens|marknadens|branschens|sveriges) (?:mest|bästa|största|ledande|främsta|\p{L}{3,12}aste)|\bmarknadsledande|\bnummer ett\b/iu,
  ja: /世界一|世界最[大高多速]|業界最|日本一|世界初|業界初|No\.? ?1|ナンバーワン/iu,
  ar: /(?:الأكبر|الأكثر|الأفضل|الأسرع|الأرخص|أكبر|أكثر|أفضل|أسرع|أرخص)(?: [\p{L}\p{M}]{2,16}){0,3} في (?:العالم|السوق)|رقم واحد/u,
}

const SUPERLATIVES: Record<string, RegExp> = {
  en: /(?<!\bat )\b(?:most (?!of\b)[a-z]{3,}|least [a-z]{3,}|best|worst|largest|biggest|smallest|highest|lowest|fastest|slowest|cheapest|oldest|newest|longest|shortest|strongest|weakest|safest|greatest|richest|earliest|deepest|widest)\b/i,
  de: /(?<!\p{L})(?:(?:größ|kleins|höchs|niedrigs|schnells|günstigs|billigs|ältes|neues|längs|kürzes|stärks|schwächs|sichers|bes|schlechtes|meis)te[nrsm]?|am \p{L}{3,16}sten)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:el|la|los|las|lo) (?:\p{L}{2,16} )?(?:más|menos|mejor|peor|mayor|menor)(?:es)?)(?!\p{L})/iu,
  sv: /(?<!\p{L})(?:största|minsta|högsta|lägsta|snabbaste|billigaste|äldsta|nyaste|längsta|kortaste|starkaste|säkraste|bästa|sämsta|mest \p{L}{3,}|flest)(?!\p{L})/iu,
  ja: /最も|最[大小高低安速多少古新長短強良悪]|一番|もっとも/u,
  ar: /(?<!\p{L})(?:الأكبر|الأصغر|الأعلى|الأدنى|الأسرع|الأبطأ|الأرخص|الأقدم|الأحدث|الأطول|الأقصر|الأفضل|الأسوأ|الأكثر|الأقل)(?!\p{L})/u,
}

export function isBoast(sentence: string, language: string): boolean {
  return BOASTS[language]?.test(sentence.slice(0, LONGEST_SENTENCE)) ?? false
}

export function hasSuperlative(sentence: string, language: string): boolean {
  return isBoast(sentence, language) || (SUPERLATIVES[language]?.test(sentence) ?? false)
}
