import { isQuestion, readIntent } from '../../world/index.ts'

interface Kind {
  type: string
  intent: string
  funnel: string
}

const OFFER = { type: 'category', intent: 'transactional', funnel: 'bottom' }
const COMPARISON = { type: 'buyers-guide', intent: 'informational', funnel: 'middle' }
const ARTICLE = { type: 'article', intent: 'informational', funnel: 'top' }

const KIND_OF_WANT: Record<string, Kind> = {
  best: { ...COMPARISON, type: 'listicle' },
  type: { ...COMPARISON, type: 'listicle' },
  brand: { ...COMPARISON, type: 'listicle' },
  checklist: { ...COMPARISON, type: 'asset' },
  what: { ...ARTICLE, type: 'glossary' },
  review: COMPARISON,
  versus: COMPARISON,
  choose: COMPARISON,
  cheap: OFFER,
  buy: OFFER,
  price: OFFER,
  near: OFFER,
  rent: OFFER,
  used: OFFER,
}

/** The type, intent or funnel of a keyword, by what its searcher wants: a shop sells things, and explains the rest. */
export function chooseKind(
  keyword: string,
  { kind, language }: { kind: string; language: string },
): string | undefined {
  if (!isKind(kind)) return undefined
  const { wants } = readIntent(keyword, language)
  const want = wants.find((one) => one in KIND_OF_WANT) ?? ''
  const isExplained = wants.length > 0 || isQuestion(keyword, language)
  return (KIND_OF_WANT[want] ?? (isExplained ? ARTICLE : OFFER))[kind]
}

function isKind(name: string): name is keyof Kind {
  return name === 'type' || name === 'intent' || name === 'funnel'
}
