import { hash } from '../../../world/random.ts'
import { itemAt } from '../../../stage/items.ts'
import { kindOf, proseOf, type Prose } from './prose/index.ts'

type Part = 'openings' | 'links' | 'closings'

/** The sentences of the writer's own that a section may use: no two sections of an article share one. */
export interface Voice {
  /** The next sentence; undefined when there is none left. */
  take(part: Part): string | undefined
  conclusion: string
}

interface Speaking {
  headings: readonly string[]
  /** The section's place in the article, from 1. */
  number: number
  heading: string
  language: string
}

export function openVoice({ headings, number, heading, language }: Speaking): Voice {
  const prose = proseOf(language)
  const kind = kindOf(heading, language)
  const start = hash('voice', ...headings)
  const ofKind = headings.flatMap((one, place) => (kindOf(one, language) === kind ? [place] : []))
  const own = shareOut(prose, kind, { at: Math.max(0, ofKind.indexOf(number - 1)), of: ofKind.length, start })
  const any =
    kind === 'other' ? null : shareOut(prose, 'other', { at: number - 1, of: headings.length, start })
  // Sections of the kind `other` have sentences by their places among all sections, as what others borrow.
  const chosen =
    kind === 'other' ? shareOut(prose, 'other', { at: number - 1, of: headings.length, start }) : own
  return {
    take: (part) => chosen[part].shift() ?? any?.[part].shift(),
    conclusion: itemAt(prose.conclusions, start % prose.conclusions.length),
  }
}

/** Every so many sentences of a kind, from one on. */
function shareOut(
  prose: Prose,
  kind: keyof Prose['kinds'],
  { at, of, start }: { at: number; of: number; start: number },
): Record<Part, string[]> {
  const share = (all: readonly string[]) => {
    const turned = all.map((_, place) => itemAt(all, (place + start) % all.length))
    return turned.filter((_, place) => place % Math.max(1, of) === at)
  }
  const { openings, links, closings } = prose.kinds[kind]
  return { openings: share(openings), links: share(links), closings: share(closings) }
}
