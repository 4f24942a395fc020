export { listRules, listUnmeasured } from './list-rules.ts'
export { writeGuide } from './write-guide.ts'
