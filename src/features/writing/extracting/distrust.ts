import { foldHeading } from './fold-heading.ts'
import { hasPhrase, hasPiece, indexPhrases, isSpoken } from './find-phrases.ts'
import { isOrder } from './is-order.ts'
import { APPEAL_PIECES, APPEALS } from './words/appeals.ts'

/**
 * Why a text of a page is not used: it gives orders to a model; it holds links, addresses, markup or signs without a
 * look of their own; it has the marks of citations; or it asks readers to do something for the site.
 */
type Distrust = 'order' | 'markup' | 'citation' | 'appeal'

/** URLs and e-mail addresses, domains, markup of HTML and markdown, templates, speakers of a chat, encoded texts. */
const MARKUP = [
  /https?:|www\.|\/\//i,
  /[\p{L}\p{N}]@[\p{L}\p{N}]/u,
  /[\p{L}\p{N}]\.(?:com|net|org|info|biz|io|co|ai|app|dev|shop|site|online|xyz|top|ru|cn|example|test|invalid)(?![\p{L}\p{N}])/iu,
  /<[/!a-z]|[a-z]>|&(?:lt|gt|amp|quot|#)/i,
  /\]\(|!\[|\{\{|\}\}|```/,
  /javascript:|data:[a-z]|(?:^|\s)(?:system|assistant|user|human|ai)\s*:/i,
  /[A-Za-z\d+/=_-]{40}/,
]
const CITATION = /\[\[|\]\]|\[\d{1,3}\]|\[E\d/i
/** Signs without width or that turn the direction of writing, tags, private letters and controls. */
const UNSEEN =
  /[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\p{Co}\p{Cc}\u{e0000}-\u{e0fff}]/u
const APPEAL_PHRASES = indexPhrases(APPEALS)

/**
 * What speaks against using a text. Words of the article's own keywords are no sign of an order: an article about
 * prompts may speak of them.
 */
export function findDistrust(text: string, ownWords: ReadonlySet<string>): Distrust | null {
  if (isOrder(text, ownWords)) return 'order'
  if (UNSEEN.test(text) || MARKUP.some((pattern) => pattern.test(text))) return 'markup'
  if (CITATION.test(text)) return 'citation'
  const folded = foldHeading(text)
  if (hasPhrase(APPEAL_PHRASES, folded.split(' '))) return 'appeal'
  return isSpoken(folded) && hasPiece(APPEAL_PIECES, folded, ownWords) ? 'appeal' : null
}
