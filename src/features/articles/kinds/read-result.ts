import type { ArticleType } from '../rules.ts'
import type { Result } from './kinds.ts'
import { typeOfSign } from './kinds-of-signs.ts'
import { readSign } from './read-sign.ts'
import type { Vocabulary } from './words/index.ts'

const setOf = (words: string) => new Set(words.split(' '))

const DICTIONARIES = setOf(
  'wikipedia wiktionary merriam-webster dictionary britannica duden larousse treccani synonym collinsdictionary vocabulary',
)
/** Hosts whose pages, by anybody, say nothing about a type. */
const EVERYBODYS = setOf(
  'youtube tiktok vimeo facebook instagram pinterest linkedin twitter x reddit quora gutefrage threads',
)

/** A folder of one product, when something comes after it. */
const PRODUCT_FOLDERS = setOf(
  'p dp pd itm item listing product products produkt produkte produkter producto productos produit produits prodotto prodotti produto produtos produkty',
)
const FOLDERS: readonly [folders: ReadonlySet<string>, type: ArticleType][] = [
  [
    setOf(
      'glossary glossar glossaire glosario glossario lexikon dictionary dictionnaire diccionario dizionario dicionario slownik ordbok ordbog wiki definition definitions terms begriffe',
    ),
    'glossary',
  ],
  [
    setOf(
      'c cat category categories kategorie kategorien kategoria kategori categorie categoria categorias collection collections kollektion shop store b s browse search market departments sklep butik boutique tienda negozio loja winkel',
    ),
    'category',
  ],
  [
    setOf(
      'tool tools calculator calculators rechner template templates vorlagen vorlage plantillas plantilla modeles modelli generator converter checklists calculadora calculadoras kalkulator',
    ),
    'asset',
  ],
]
/** A folder of articles, which may be listicles or guides by their titles. */
const ARTICLE_FOLDERS = setOf(
  'blog blogs news article articles artikel artikler artykuly articulo articulos articoli artigos magazin magazine guide guides ratgeber posts post stories learn how-to advice poradnik actualites conseils consejos noticias',
)
const LANGUAGE_FOLDER = /^[a-z]{2}(-[a-z]{2})?$/
/** "10 ways to …", but not "2024 …". */
const COUNTED_TITLE = /^(the |die |les |los |las |i |le )?\d{1,3} \p{L}/u

/** The type of a page in search results, by its URL and its title; null where these do not say. */
export function readResult({ url, title }: Result, vocabulary: Vocabulary): ArticleType | null {
  if (!URL.canParse(url)) return null
  const { hostname, pathname, search } = new URL(url)
  const host = nameOfHost(hostname)
  if (EVERYBODYS.has(host)) return null
  if (DICTIONARIES.has(host)) return 'glossary'
  const folders = pathname.toLowerCase().split('/').filter(Boolean)
  if (
    search === '' &&
    (folders.length === 0 || (folders.length === 1 && LANGUAGE_FOLDER.test(folders[0] ?? '')))
  )
    return 'home'
  if (folders.some((folder, at) => at < folders.length - 1 && PRODUCT_FOLDERS.has(folder))) return 'product'
  const ofFolder = FOLDERS.find(([names]) => folders.some((folder) => names.has(folder)))?.[1]
  const ofTitle = readTitle(title, vocabulary)
  return ofFolder ?? ofTitle ?? (folders.some((folder) => ARTICLE_FOLDERS.has(folder)) ? 'article' : null)
}

function readTitle(title: string, vocabulary: Vocabulary): ArticleType | null {
  const own = withoutSite(title)
  if (COUNTED_TITLE.test(own.toLowerCase())) return 'listicle'
  const { sign, namesModel } = readSign(own, vocabulary)
  return sign === null ? null : typeOfSign(sign, namesModel)
}

const SITE_MARKS = [' | ', ' - ', ' – ', ' — ', ' · ']

/** A title without the name of the site, which many have at their end. */
function withoutSite(title: string): string {
  const end = Math.max(...SITE_MARKS.map((mark) => title.lastIndexOf(mark)))
  return end > 0 ? title.slice(0, end) : title
}

/** The name of a site in its host: `trailhouse` of `www.trailhouse.co.uk`. */
export function nameOfHost(host: string): string {
  const parts = host
    .toLowerCase()
    .replace(/^www\./, '')
    .split('.')
  const last = parts.at(-2) ?? ''
  const isUnderCountry = parts.length > 2 && /^(co|com|org|net|gov|ac)$/.test(last)
  return (isUnderCountry ? parts.at(-3) : parts.length > 1 ? last : parts[0]) ?? ''
}
