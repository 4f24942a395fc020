export { brief, LONGEST_SHOWN, type Brief, type PlannedSection } from './contract/brief.ts'
export {
  EVIDENCE_KINDS,
  evidenceCard,
  LONGEST_QUOTE,
  research,
  type EvidenceCard,
  type Research,
} from './contract/evidence.ts'
export {
  contentProfile,
  GATES,
  MOST_VERBATIM,
  SCORE_PARTS,
  type ContentProfile,
  type ContentScore,
  type Gate,
  type MendName,
  type ScorePart,
  type ScoreBasis,
  type ScorePartName,
} from './contract/score.ts'
export { writingEstimate } from './contract/estimate.ts'
export { queuedArticle, writingQueueChanged } from './contract/queue.ts'
export { sourcePage, type SourcePage } from './contract/source.ts'
export {
  articleSource,
  callAgentMessage,
  evidenceChanged,
  textProposal,
  textProposed,
  writing,
  writtenParts,
  writtenRun,
  writtenText,
} from './contract/writing.ts'
