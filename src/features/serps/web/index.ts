export { MadeUpSerpsNote } from './MadeUpSerpsNote.tsx'
export { listSerpFacts, type SerpCost } from './serp-facts.ts'
export { SpendLine } from './SpendLine.tsx'
