import { itemAt } from '../../../stage/items.ts'
import type { Prose } from './prose/index.ts'
import { listFigures, nameSite, type Card, type Claim } from './read-claims.ts'

/** A claim as a sentence with its markers. `place` chooses between the ways to say it; `isNamed` names the source. */
export function sayClaim(
  { card, form, agreeing }: Claim,
  { prose, place, isNamed = false }: { prose: Prose; place: number; isNamed?: boolean },
): string {
  const ids = [card, ...agreeing].map(({ id }) => id)
  const site = nameSite(card.source)
  switch (form) {
    case 'quoted':
      return site === null
        ? mark(card.says, ids, prose)
        : mark(frame(prose.quoted, { says: dropStop(card.quote), site, place, prose }), ids, prose)
    case 'spoken':
      return mark(card.quote, ids, prose)
    case 'told':
      return isNamed && site !== null && !card.says.includes(site)
        ? mark(frame(prose.attributed, { says: dropStop(card.says), site, place, prose }), ids, prose)
        : mark(card.says, ids, prose)
  }
}

/** What another source says instead. */
export function sayContrary(card: Card, { prose, place }: { prose: Prose; place: number }): string {
  const site = nameSite(card.source)
  if (site === null || card.says.includes(site)) return mark(card.says, [card.id], prose)
  return mark(frame(prose.contrary, { says: dropStop(card.says), site, place, prose }), [card.id], prose)
}

/** A table of what other sources say, with a figure each; null where one has no name or no figure. */
export function drawTable(cards: readonly Card[], { tableHeads }: Prose): string | null {
  const rows = cards.map(({ id, source, quote }) => ({
    id,
    site: nameSite(source),
    figures: listFigures(quote),
  }))
  if (rows.some(({ site, figures }) => site === null || figures.length !== 1 || !isCounted(figures)))
    return null
  const lines = rows.map(({ id, site, figures }) => `| ${site} | ${figures.join('')} [[${id}]] |`)
  return [`| ${tableHeads.join(' | ')} |`, '| --- | --- |', ...lines].join('\n')
}

/** A figure alone does not say what it counts. */
function isCounted(figures: readonly string[]): boolean {
  return figures.every((figure) => /[^\p{Nd}.,\s]/u.test(figure))
}

interface Framing {
  says: string
  site: string
  place: number
  prose: Prose
}

/** After a comma a sentence goes on in small letters, so its first word has to be one that can. */
function frame(frames: readonly string[], { says, site, place, prose }: Framing): string {
  const small = lowerFirst(says, prose)
  const fitting = frames.filter((one) => small !== null || !/[,،、] \{says\}/.test(one))
  if (fitting.length === 0) return says
  const chosen = itemAt(fitting, place % fitting.length)
  const said = /[:：] ?\{says\}|["“„«「]\{says\}/.test(chosen) ? says : (small ?? says)
  return chosen.replaceAll('{site}', site).replace('{says}', () => said)
}

function lowerFirst(says: string, { small }: Prose): string | null {
  const first = /^\p{L}+/u.exec(says)?.[0] ?? ''
  if (first.toLowerCase() === first.toUpperCase()) return says
  const isSmall = small.split(' ').includes(first.toLowerCase())
  return isSmall ? says.slice(0, 1).toLowerCase() + says.slice(1) : null
}

function mark(sentence: string, ids: readonly string[], { space, stop }: Prose): string {
  return `${dropStop(sentence)}${space}${ids.map((id) => `[[${id}]]`).join('')}${stop}`
}

function dropStop(sentence: string): string {
  return sentence.trim().replace(/[.。]$/u, '')
}
