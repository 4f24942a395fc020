import type { Agent, ArticleStatus, TextSection } from '#features/articles/rules.ts'

/** The steps in which an article is written, in their order (M-09, R-23). */
export const WRITING_STEPS = ['Briefing', 'Researching', 'Drafting', 'Editing', 'Illustrating'] as const
export type WritingStep = (typeof WRITING_STEPS)[number]

/** The statuses from which an article can be written on (M-07, V-33). */
export const REWRITE_STATUSES = ['no status', 'briefed', 'researched', 'drafted', 'edited'] as const
export type RewriteStatus = (typeof REWRITE_STATUSES)[number]

/** The step that comes next for an article of this status; null when nothing is left to write. */
export function firstStep(status: ArticleStatus): WritingStep | null {
  const next = WRITING_STEPS.find((step) => STATUS_AROUND[step].from === status)
  return next ?? null
}

/** Who writes: a language model, or without one our own code, which only takes extracts from the sources. */
export const WRITING_ENGINES = ['model', 'extracts'] as const
export type WritingEngine = (typeof WRITING_ENGINES)[number]

/** The last step of the extracts: what they make is no article yet. */
const LAST_OF_EXTRACTS = 'Drafting' satisfies WritingStep

/** The steps that an engine does, in their order. */
export function stepsOf(engine: WritingEngine): readonly WritingStep[] {
  if (engine === 'model') return WRITING_STEPS
  return WRITING_STEPS.slice(0, WRITING_STEPS.indexOf(LAST_OF_EXTRACTS) + 1)
}

/** The status before and after a step. */
export const STATUS_AROUND = {
  Briefing: { from: 'no status', to: 'briefed' },
  Researching: { from: 'briefed', to: 'researched' },
  Drafting: { from: 'researched', to: 'drafted' },
  Editing: { from: 'drafted', to: 'edited' },
  Illustrating: { from: 'edited', to: 'illustrated' },
} as const satisfies Record<WritingStep, { from: ArticleStatus; to: ArticleStatus }>

/** The step that each agent does alone. */
export const STEP_OF_AGENT = {
  brief: 'Briefing',
  research: 'Researching',
  draft: 'Drafting',
  editor: 'Editing',
} as const satisfies Record<Agent, WritingStep>

/** The text that each agent writes. */
export const TEXT_OF_AGENT = {
  brief: 'description',
  research: 'research',
  draft: 'draft',
  editor: 'final',
} as const satisfies Record<Agent, TextSection>

/** Whether a run with these steps costs a credit: the one that makes a final draft. */
export function costsCredit(steps: readonly WritingStep[]): boolean {
  return steps.includes('Editing')
}

/** Where an article of the queue is: at work, before that, or at its end. */
export const QUEUE_STATES = ['writing', 'waiting', 'failed', 'done'] as const

/** Which of some articles the credits suffice for, in their order (V-41). */
export function coverByCredits(
  articles: readonly { credits: number }[],
  { left }: { left: number },
): boolean[] {
  let rest = Math.max(0, left)
  return articles.map(({ credits }) => {
    const isCovered = credits <= rest
    if (isCovered) rest -= credits
    return isCovered
  })
}

/** Clusters that one call writes, at most. */
export const MOST_WRITTEN_AT_ONCE = 500
/** E-41: a cluster is not written without a credit. */
export const NO_CREDITS = 'You have no article credits remaining. Upgrade your plan to produce more articles.'
/** E-66: none of the favorites can be written. */
export const NOTHING_TO_WRITE =
  "Add clusters to your map that don't have Published status or Transactional intent."
/** E-42: no favorite is written without a credit. */
export const NO_CREDITS_FOR_ALL =
  'You have no article credits remaining to write articles. Please upgrade your plan or purchase more credits.'
/** Why a cluster is not written with others (V-40). */
export const REFUSED_WRITING = {
  published: 'It is published already.',
  transactional: 'Its searchers want to buy, which an article does not answer.',
  advanced: 'It is written already.',
} as const
/** Why a cluster is not put into the queue a second time. */
export const IN_QUEUE = 'It is being written, or waits for it.'
/** Why a favorite is not written with others when there are very many. */
export const TOO_MANY_AT_ONCE = `At most ${MOST_WRITTEN_AT_ONCE} clusters are started at once. Start the others in a second step.`
/** What one run may spend on calls of models: millionths of a US dollar, and tokens in and out. */
export const RUN_CAP = { cost: 500_000, tokens: 200_000 } as const
/** The part of the cap from which on a run goes straight to finishing. */
export const NEARLY_SPENT = 0.85
/** The code of a refusal to publish: no person has reviewed what agents have written. */
export const NOT_REVIEWED = 'not_reviewed'
/** Characters of a style guide that agents read; more would crowd out what an article is about. */
export const LONGEST_STYLE_GUIDE = 8_000
