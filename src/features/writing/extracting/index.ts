export { extractBrief, type BriefInput } from './extract-brief.ts'
export { extractCards } from './extract-cards.ts'
export { isOrder } from './is-order.ts'
export { writeResearchDraft } from './write-research-draft.ts'
