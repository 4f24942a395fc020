import { LONGEST_KEYWORD } from '#features/contentplans/rules.ts'

/** Search operators that only make sense in the search box of a search engine. */
const OPERATOR =
  /(?:^|[\s(])-?(?:site|inurl|allinurl|intitle|allintitle|intext|allintext|inanchor|filetype|ext|related|cache):\S/i
const EXACT = /(?:^|\s)["“„«][^"“”„«»]+["”“»](?:\s|$)/
const FORMULA = /^(?:=|[+\-@][a-z.]+\()/i
const MARKUP = /<\/?[a-z][^<>]*>|<!--|&(?:[a-z]{2,8}|#\d{2,5});/i
const SCHEME = /(?:^|[\s(])(?:https?|ftp):\/\/\S|^www\.\S+\.\S/i
const EMAIL = /[^\s@]@[^\s@.]+\.[^\s@]/
/** A host, with or without a port and a path. */
const ADDRESS = /^(?:[\p{L}\p{N}-]+\.)+([a-z]{2,})(?::\d+)?(?:[/?#]\S*)?$/iu

/** Ends of host names that make one word with a dot a website: `dr.martens` and `vue.js` are none. */
const ENDINGS = new Set(
  `com org net info biz edu gov io co app dev shop store online site blog xyz tech cloud ai tv me eu example test
  uk de fr es it nl be ch at pl se no dk fi cz sk us ca au nz jp kr cn tw hk sg in br mx ar cl ru ua tr pt gr hu ro bg
  ie za il ae sa th vn id my ph`.split(/\s+/),
)

/**
 * Why a user should look at a keyword before it is added, because people seldom search for such a text: it was written
 * for a search engine's operators, a spreadsheet or a browser. Null for an ordinary keyword. The text is cleaned and has at
 * most LONGEST_KEYWORD characters.
 */
export function findReviewReason(keyword: string): string | null {
  if (keyword.length > LONGEST_KEYWORD * 2) return null
  if (FORMULA.test(keyword)) return 'a formula'
  if (MARKUP.test(keyword)) return 'HTML'
  if (SCHEME.test(keyword)) return 'a web address'
  if (OPERATOR.test(keyword) || EXACT.test(keyword)) return 'a search operator'
  if (EMAIL.test(keyword)) return 'an e-mail address'
  return isAddress(keyword) ? 'a web address' : null
}

function isAddress(keyword: string): boolean {
  const [, ending] = ADDRESS.exec(keyword) ?? []
  return ending !== undefined && ENDINGS.has(ending.toLowerCase())
}
