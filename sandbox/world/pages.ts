import {
  ARTICLE_WANTS,
  createBrandIntent,
  createProductIntent,
  createTopicIntents,
  type Intent,
} from './intents.ts'
import { below, hash, pick, unit } from './random.ts'
import type { Topic } from './topics.ts'
import { itemAt } from '../stage/items.ts'

export type PageKind = 'home' | 'blog' | 'static' | 'brand' | 'category' | 'product' | 'article'

interface Product {
  name: string
  brand: string
  sku: string
  /** US dollars. */
  price: number
  /** Number of pieces in stock of each variant; the product is sold out when all are 0. */
  stock: number[]
}

/** A page of the shop. */
export interface Page {
  id: number
  path: string
  kind: PageKind
  title: string
  topic: Topic | null
  /** The concept of the intent that the page answers best. */
  want: string
  product: Product | null
  /** Day of the last change, as days since 1970. */
  changed: number
}

export const SHOP = { name: 'Trailhouse', host: 'trailhouse.example', origin: 'https://trailhouse.example' }
export const PRODUCTS_OF_TOPIC = 18

const STATIC_PAGES = [
  { path: '/about', title: 'About us' },
  { path: '/contact', title: 'Contact' },
  { path: '/shipping', title: 'Shipping and returns' },
]
const BRANDS_A = 'nor vel ka tun bra fjel ost rav sil mor hald ven'.split(' ')
const BRANDS_B = 'vik dan mark heim lo ria stad gard berg ten'.split(' ')
const BRANDS = new Set(BRANDS_A.flatMap((first) => BRANDS_B.map((last) => first + last)))

/** Whether a word is the name of the shop or of a maker. */
export function isName(word: string): boolean {
  return BRANDS.has(word) || word === SHOP.name.toLowerCase()
}

const MODELS_A = 'al ber cor dal el fen gar hol is jor kel lin'.split(' ')
const MODELS_B = 'to ra na mo ki sa vo ri le da'.split(' ')

export interface Site {
  pages: Page[]
  intents: Intent[]
  /** The pages that answer an intent, by its id. */
  pagesOf: Map<number, Page[]>
  /** Category pages by topic id. */
  categories: Map<number, Page>
}

/** All pages of the shop, 300 times `size`, and all intents about what it sells. */
export function createSite(seed: number, topics: Topic[], size: number, today: number): Site {
  const site: Site = { pages: [], intents: [], pagesOf: new Map(), categories: new Map() }
  const add = (page: Omit<Page, 'id' | 'changed'>, answers: Intent[]) => {
    const made = { ...page, id: site.pages.length, changed: today - below(600, seed, 'changed', page.path) }
    site.pages.push(made)
    if (made.kind === 'category' && made.topic !== null) site.categories.set(made.topic.id, made)
    for (const intent of answers) site.pagesOf.set(intent.id, [...(site.pagesOf.get(intent.id) ?? []), made])
  }
  const ask = (intent: Intent) => {
    site.intents.push(intent)
    return intent
  }

  addFixedPages(seed, size, site, add, ask)
  for (const topic of topics) addTopicPages(seed, topic, site, add, ask)
  return site
}

type Add = (page: Omit<Page, 'id' | 'changed'>, answers: Intent[]) => void
type Ask = (intent: Intent) => Intent

function addFixedPages(seed: number, size: number, site: Site, add: Add, ask: Ask): void {
  const plain = { topic: null, want: '', product: null }
  const home = ask(createBrandIntent(SHOP.name, site.intents.length))
  add({ ...plain, path: '/', kind: 'home', title: `${SHOP.name}: gear for the way outside` }, [home])
  add({ ...plain, path: '/blog', kind: 'blog', title: `The ${SHOP.name} journal` }, [])
  for (const { path, title } of STATIC_PAGES) add({ ...plain, path, kind: 'static', title }, [])
  for (let place = 0; place < 10 * size - 5; place++) {
    const name = brandName(seed, place)
    const intent = ask(createBrandIntent(name, site.intents.length))
    add({ ...plain, path: `/brands/${slugOf(name)}`, kind: 'brand', title: `${name} at ${SHOP.name}` }, [
      intent,
    ])
  }
}

function addTopicPages(seed: number, topic: Topic, site: Site, add: Add, ask: Ask): void {
  const intents = createTopicIntents(topic, site.intents.length).map(ask)
  const plain = { topic, product: null }
  const path = `/${topic.slug}`
  const category = intents.filter(({ kind }) => kind === 'category')
  add({ ...plain, path, kind: 'category', want: '', title: capitalize(topic.name) }, category)
  for (let place = 0; place < PRODUCTS_OF_TOPIC; place++) {
    const product = createProduct(seed, topic, place)
    const intent = ask(createProductIntent(product.name, topic, site.intents.length))
    const title = `${product.name} ${topic.singular}`
    add({ topic, path: `${path}/${slugOf(product.name)}`, kind: 'product', want: '', title, product }, [
      intent,
    ])
  }
  for (const want of ARTICLE_WANTS) {
    const intent = intents.filter((one) => one.want === want)
    const title = capitalize(intent[0]?.keywords[0] ?? want)
    add({ ...plain, path: `/blog/${slugOf(title)}`, kind: 'article', want, title }, intent)
  }
}

function createProduct(seed: number, topic: Topic, place: number): Product {
  const brand = brandName(seed, below(5, seed, 'brand', topic.id, place))
  const first = hash(seed, 'model', topic.id) + place * 7
  const model =
    itemAt(MODELS_A, first % MODELS_A.length) + itemAt(MODELS_B, Math.floor(first / 12) % MODELS_B.length)
  const variants = 1 + below(4, seed, 'variants', topic.id, place)
  const isSoldOut = unit(seed, 'sold out', topic.id, place) < 0.08
  return {
    name: `${brand} ${capitalize(model)} ${place + 1}`,
    brand,
    sku: `TH-${topic.id + 1}-${String(place + 1).padStart(2, '0')}`,
    price: 19 + below(380, seed, 'price', topic.id, place) + 0.95,
    stock: Array.from({ length: variants }, (_, variant) =>
      isSoldOut ? 0 : below(14, seed, 'stock', topic.id, place, variant),
    ),
  }
}

/** The first 120 names are all different; later ones have a number. */
function brandName(seed: number, place: number): string {
  const turned = (place * 37 + (seed % 120)) % (BRANDS_A.length * BRANDS_B.length)
  const name = capitalize(
    itemAt(BRANDS_A, turned % BRANDS_A.length) + itemAt(BRANDS_B, Math.floor(turned / BRANDS_A.length)),
  )
  const round = Math.floor(place / (BRANDS_A.length * BRANDS_B.length))
  return round === 0 ? name : `${name} ${pick(MODELS_A, 'brand', round)}${round}`
}

export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
