import { AdapterError } from '#platform/server/outbound/adapter-error.ts'

/** Answers that are complete and have the right shape, but are no use. The same call may be answered better later. */
const SENTENCES = {
  empty: 'The model answered with nothing that can be used.',
  refused: 'The model refuses to write this.',
  reasoning: 'The model thought aloud instead of answering.',
  wrong_language: 'The model answered in another language than the plan’s.',
  cut_off: 'The model wrote more than it had room for, twice.',
  too_complex: 'The model answered with more markup than can be read.',
  not_an_answer: 'The model answered with an error message instead of a text.',
} as const

type AgentTrouble = keyof typeof SENTENCES

export function agentFailure(trouble: AgentTrouble): AdapterError {
  return new AdapterError('bad_response', SENTENCES[trouble], { reason: trouble })
}
