import type { EvidenceCard } from '../../contract.ts'
import type { CardUse } from '../../score/index.ts'

/** A card, and where a text uses it. */
export interface CardRow {
  card: EvidenceCard
  /** The number of its page in the text; null when no number stands for it. */
  number: number | null
  uses: readonly CardUse[]
  isStruck: boolean
  /** Of its page. */
  title: string
}

interface Grouped {
  /** In the order in which the text uses them. */
  used: CardRow[]
  unused: CardRow[]
  /** Citations that lead to no card. */
  stray: CardUse[]
}

interface Given {
  cards: readonly EvidenceCard[]
  struck: readonly string[]
  sources: readonly { url: string; title: string }[]
  uses: readonly CardUse[]
}

/** The cards of a cluster by whether a text uses them. */
export function groupCards({ cards, struck, sources, uses }: Given): Grouped {
  const titles = new Map(sources.map(({ url, title }) => [url, title]))
  const known = new Set(cards.map(({ id }) => id))
  const isStray = ({ cardId, fault }: CardUse) =>
    cardId === null || !known.has(cardId) || fault === 'other URL'
  const byCard = Map.groupBy(
    uses.filter((use) => !isStray(use)),
    ({ cardId }) => cardId,
  )
  const rows = cards.map((card): CardRow => {
    const own = byCard.get(card.id) ?? []
    return {
      card,
      number: own.find(({ number }) => number !== null)?.number ?? null,
      uses: own,
      isStruck: struck.includes(card.id),
      title: titles.get(card.url) ?? '',
    }
  })
  return {
    used: rows.filter((row) => row.uses.length > 0).toSorted((one, other) => firstUse(one) - firstUse(other)),
    unused: rows.filter((row) => row.uses.length === 0),
    stray: uses.filter(isStray),
  }
}

const firstUse = ({ uses: [first] }: CardRow) => first?.place.start ?? 0
