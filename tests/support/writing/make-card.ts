import type { EvidenceCard } from '#features/writing/contract.ts'

/** A card of the first section; what a test does not name says nothing. */
export function makeCard(id: string, given: Partial<EvidenceCard> = {}): EvidenceCard {
  return {
    id,
    section: 0,
    kind: 'fact',
    quote: 'nothing of note',
    paraphrase: '',
    url: `https://source.example/${id.toLowerCase()}`,
    date: null,
    ...given,
  }
}
