import type { ArticleFunnel, ArticleIntent, ArticleType } from '../rules.ts'
import type { Sign } from './words/index.ts'

interface KindsOfSign {
  /** Null where the words alone leave it open. */
  type: ArticleType | null
  intent: ArticleIntent
  funnel: ArticleFunnel
  /** What a searcher does who uses the words, after the words themselves. */
  means: string
}

/** Research before a purchase is informational (G-38). */
export const KINDS_OF_SIGNS: Record<Sign, KindsOfSign> = {
  choose: { type: 'buyers-guide', intent: 'informational', funnel: 'middle', means: 'asks what to choose' },
  how: { type: 'article', intent: 'informational', funnel: 'top', means: 'asks how something is done' },
  near: { type: null, intent: 'transactional', funnel: 'bottom', means: 'asks for something nearby' },
  compare: { type: 'buyers-guide', intent: 'informational', funnel: 'middle', means: 'compares' },
  list: {
    type: 'listicle',
    intent: 'informational',
    funnel: 'middle',
    means: 'asks for several to choose from',
  },
  nav: { type: 'home', intent: 'navigational', funnel: 'bottom', means: 'looks for one site' },
  definition: { type: 'glossary', intent: 'informational', funnel: 'top', means: 'asks what something is' },
  cost: { type: 'article', intent: 'informational', funnel: 'middle', means: 'asks what something costs' },
  asset: { type: 'asset', intent: 'informational', funnel: 'middle', means: 'asks for a tool or a template' },
  ideas: { type: 'listicle', intent: 'informational', funnel: 'top', means: 'asks for several of a kind' },
  price: { type: null, intent: 'transactional', funnel: 'bottom', means: 'asks for a price' },
  buy: { type: 'category', intent: 'transactional', funnel: 'bottom', means: 'asks for an offer' },
  guide: { type: 'article', intent: 'informational', funnel: 'top', means: 'asks for instructions' },
  question: { type: 'article', intent: 'informational', funnel: 'top', means: 'asks a question' },
  either: { type: 'buyers-guide', intent: 'informational', funnel: 'middle', means: 'asks for one of two' },
}

/** The type by a sign: offers and prices of one model are on the page of a product. */
export function typeOfSign(sign: Sign, namesModel: boolean): ArticleType | null {
  const sells = sign === 'buy' || sign === 'price'
  return sells && namesModel ? 'product' : KINDS_OF_SIGNS[sign].type
}

export const INTENT_OF_TYPE: Record<ArticleType, ArticleIntent> = {
  glossary: 'informational',
  article: 'informational',
  asset: 'informational',
  listicle: 'informational',
  'buyers-guide': 'informational',
  category: 'transactional',
  product: 'transactional',
  home: 'navigational',
}
