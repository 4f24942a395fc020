export { MadeUpSerpsNote } from './MadeUpSerpsNote.tsx'
export { listSerpFacts } from './serp-facts.ts'
export { SpendLine } from './SpendLine.tsx'
