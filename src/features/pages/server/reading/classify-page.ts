import type { PageType } from '../../rules.ts'
import { listOf, type Thing } from './json-ld.ts'

interface Classified {
  type: PageType
  /** Why it has this type, as a sentence for users. */
  reason: string
}

interface PageClues {
  url: string
  things: readonly Thing[]
  title: string
}

/** The first type that is found counts, because a page may describe several things. */
const TYPE_OF_THING: readonly [name: string, type: PageType][] = [
  ['Product', 'product'],
  ['ProductGroup', 'product'],
  ['DiscussionForumPosting', 'forum'],
  ['QAPage', 'forum'],
  ['DefinedTerm', 'glossary'],
  ['DefinedTermSet', 'glossary'],
  ['CollectionPage', 'category'],
  ['OfferCatalog', 'category'],
  ['SoftwareApplication', 'asset'],
  ['WebApplication', 'asset'],
  ['Dataset', 'asset'],
  ['Article', 'article'],
  ['BlogPosting', 'article'],
  ['NewsArticle', 'article'],
  ['TechArticle', 'article'],
  ['HowTo', 'article'],
  ['Recipe', 'article'],
]
/** A page that describes more products than this is a category. */
const MOST_PRODUCTS = 3

/** Names of folders, in the languages that are most common. */
const TYPE_OF_FOLDER: readonly [words: RegExp, type: PageType][] = [
  [/^(products?|produkte?|producto|produit|prodotto|item|dp|p)$/, 'product'],
  [
    /^(categor(y|ies|ia|ie)|kategorien?|categorie|collections?|kollektionen?|shop|store|departments?|c)$/,
    'category',
  ],
  [/^(case-stud(y|ies)|customer-stories|success-stories|referenzen|fallstudien?|customers)$/, 'case study'],
  [/^(glossary|glossar|glossaire|glosario|lexikon|dictionary|wiki|definitions?|terms)$/, 'glossary'],
  [/^(forums?|community|threads?|topics?|questions|discussions?)$/, 'forum'],
  [
    /^(tools?|calculators?|templates?|downloads?|ebooks?|e-books?|whitepapers?|checklists?|webinars?|resources)$/,
    'asset',
  ],
  [
    /^(blog|blogs|journal|news|articles?|artikel|magazine?|magazin|guides?|ratgeber|posts?|stories|learn|insights|how-to)$/,
    'article',
  ],
]
const LIST_TITLE =
  /^(the\s+)?(top|best)\s+\d{1,3}\b|^(the\s+)?\d{1,3}\s+(\S+\s+){0,3}(best|top|ways|tips|ideas|examples|reasons|alternatives|tools|things|mistakes|besten|tipps|beste|mejores|meilleur(e)?s)\b|^(die\s+)?(top|besten)\s+\d{1,3}\b/i

/** The type of a page: home by its URL, others by their structured data, or else by the folders of their URL. */
export function classifyPage({ url, things, title }: PageClues): Classified {
  const folders = readFolders(url)
  if (isHome(folders, url)) return { type: 'home', reason: 'It is the front page of its site.' }
  return (
    byThings(things, title) ??
    byFolders(folders, title) ?? { type: 'other', reason: 'Nothing says what it is.' }
  )
}

function isHome(folders: string[], url: string): boolean {
  const [only = ''] = folders
  // The front page in one of several languages.
  return (
    new URL(url).search === '' && folders.length < 2 && /^([a-z]{2}(-[a-z]{2})?|index\.\w+|home)?$/.test(only)
  )
}

function byThings(things: readonly Thing[], title: string): Classified | null {
  const named = new Set(things.flatMap(({ types }) => types))
  const products = things.filter(({ types }) => types.includes('Product'))
  const isListOfProducts =
    products.length > MOST_PRODUCTS || (named.has('ItemList') && products.length > 1) || holdsProducts(things)
  if (isListOfProducts && !named.has('ProductGroup'))
    return { type: 'category', reason: 'Its structured data lists several products.' }
  const found = TYPE_OF_THING.find(([name]) => named.has(name))
  if (found === undefined) return null
  const [name, type] = found
  if (type === 'article') return refineArticle(title, `Its structured data calls it ${name}.`)
  return { type, reason: `Its structured data calls it ${name}.` }
}

function holdsProducts(things: readonly Thing[]): boolean {
  return things.some(
    (thing) =>
      thing.types.includes('ItemList') &&
      listOf(thing['itemListElement']).length > MOST_PRODUCTS &&
      mentionsProducts(thing),
  )
}

function mentionsProducts(list: Thing): boolean {
  return /"@type":"Product"/.test(JSON.stringify(list['itemListElement']))
}

function byFolders(folders: string[], title: string): Classified | null {
  const lower = folders.map((folder) => folder.toLowerCase())
  for (const [place, folder] of lower.entries()) {
    const isLast = place === lower.length - 1
    const type = TYPE_OF_FOLDER.find(([words]) => words.test(folder))?.[1]
    if (type === undefined) continue
    const reason = `Its address lies in /${folder}.`
    // The folder itself lists what is in it.
    if (isLast && type === 'product')
      return { type: 'category', reason: `Its address is /${folder}, which lists products.` }
    if (isLast && type !== 'category')
      return { type: 'other', reason: `Its address is /${folder}, which lists what is in it.` }
    return type === 'article' ? refineArticle(title, reason) : { type, reason }
  }
  return LIST_TITLE.test(title) ? refineArticle(title, '') : null
}

function refineArticle(title: string, reason: string): Classified {
  return LIST_TITLE.test(title)
    ? { type: 'listicle', reason: `${reason} Its title announces a list.`.trim() }
    : { type: 'article', reason }
}

function readFolders(url: string): string[] {
  return new URL(url).pathname.split('/').filter((part) => part !== '')
}
