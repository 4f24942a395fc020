import { z } from 'zod'
import { savedText } from '#features/articles/contract.ts'
import { AGENTS, ARTICLE_STATUSES, LONGEST_TEXT, TEXT_SECTIONS } from '#features/articles/rules.ts'
import { articleId, contentplanId, inPlan } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { incoming, outgoing } from '#platform/contract/message.ts'
import { STEP_STATES, stepProgress } from '#platform/contract/run-messages.ts'
import { MOST_WRITTEN_AT_ONCE, REWRITE_STATUSES, WRITING_ENGINES, WRITING_STEPS } from '../rules.ts'
import { evidenceCard, research } from './evidence.ts'
import { writingEstimate } from './estimate.ts'
import { queueEndpoints, refusedArticle } from './queue.ts'
import { contentScore, scoreBasis } from './score.ts'

const about = { tag: 'writing' } as const
const section = z.enum(TEXT_SECTIONS)
const agent = z.enum(AGENTS)
const step = z.enum(WRITING_STEPS)
const cardIds = z.array(evidenceCard.shape.id)
/** Millionths of a US dollar; null when the price of the model is not known. */
const cost = z.number().nullable()

const started = z.object({
  runId: z.number(),
  /** False when the cluster was being written already; `runId` is that run. */
  isNew: z.boolean(),
})

export const writtenRun = z.object({
  id: z.number(),
  state: z.enum(['queued', 'running', 'waiting', 'done', 'failed', 'cancelled']),
  reason: z.string().nullable(),
  steps: z.array(
    z.object({
      name: z.string(),
      state: z.enum(STEP_STATES),
      progress: stepProgress.optional(),
      /** What the step has to say about its text, as a sentence for users. */
      note: z.string().optional(),
    }),
  ),
})

export const textProposal = z.object({
  id: z.number(),
  section,
  agent,
  /** The version of the text that the agent began with. */
  base_version: z.number(),
  text: z.string(),
  created_at: z.string(),
})

/** A page that an article is written from. */
export const articleSource = z.object({
  url: z.string(),
  title: z.string(),
  date: z.string().nullable(),
  word_count: z.number(),
  /** Why it could not be read. */
  problem: z.string().nullable(),
})

/** The parts of a text that are finished, while an agent writes the others. */
export const writtenParts = z.object({
  runId: z.number(),
  section,
  agent,
  parts: z.array(z.object({ part: z.number(), text: z.string() })),
})

/** Characters of JSON for a text and the rest of the request. */
const BODY_OF_TEXT = 6 * LONGEST_TEXT + 64 * 1024

/** The writing of clusters by agents. */
export const writing = {
  get: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/article/{articleId}/writing',
    summary: 'How far a cluster is written, what comes next, the last run, and what writing has cost so far.',
  })
    .input(z.object({ articleId }))
    .output(
      z.object({
        status: z.enum(ARTICLE_STATUSES),
        /** The step that comes next; null when nothing is left to write. */
        next_step: step.nullable(),
        engine: z.enum(WRITING_ENGINES),
        run: writtenRun.nullable(),
        spent: z.object({ calls: z.number(), tokens: z.number(), cost }),
        /** Whether its credit is paid: writing it again costs none. */
        is_paid: z.boolean(),
      }),
    ),
  estimate: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/article/{articleId}/writing/estimate',
    summary: 'What writing a cluster on from a status will cost, or what one agent alone will cost.',
  })
    .input(z.object({ articleId, status: z.enum(REWRITE_STATUSES).optional(), agent: agent.optional() }))
    .output(writingEstimate),
  getWritten: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/article/{articleId}/writing/text',
    summary:
      'The finished parts of the text that an agent writes at this moment, before it is saved. Null when no agent writes a text that comes in parts.',
  })
    .input(z.object({ articleId }))
    .output(writtenParts.nullable()),
  start: endpoint('member', {
    ...about,
    scope: 'run',
    method: 'POST',
    path: '/article/{articleId}/writing',
    summary:
      'Writes a cluster on from its status, or again from an earlier one, which it then has (M-07). One run a cluster: a second call returns the run that is active. One that waits in the line is taken out of it, and begins by itself.',
  })
    .input(z.object({ articleId, status: z.enum(REWRITE_STATUSES).optional() }))
    .output(started),
  startMany: endpoint('member', {
    ...about,
    scope: 'run',
    method: 'POST',
    path: '/contentplan/{contentplanId}/writing',
    summary: `Puts several clusters into the line of those to be written, or without \`articleIds\` all favorites that can be written (V-40), as far as the credits suffice; at most ${MOST_WRITTEN_AT_ONCE} with one call. Each takes its credit when it begins.`,
  })
    .input(
      z.object({ ...inPlan, articleIds: z.array(articleId).min(1).max(MOST_WRITTEN_AT_ONCE).optional() }),
    )
    .output(
      z.object({
        started: z.array(started.extend({ articleId: z.number() })),
        refused: z.array(refusedArticle),
      }),
    ),
  ...queueEndpoints,
  callAgent: endpoint('member', {
    ...about,
    scope: 'run',
    method: 'POST',
    path: '/article/{articleId}/agent/{agent}',
    summary: 'Lets one agent write its text of a cluster, and nothing else (R-06).',
  })
    .input(z.object({ articleId, agent }))
    .output(started),
  cancel: endpoint('member', {
    ...about,
    scope: 'run',
    method: 'DELETE',
    path: '/article/{articleId}/writing',
    needsRoom: false,
    summary:
      'Stops the writing of a cluster. Finished texts stay, and a credit that was not earned comes back.',
  })
    .input(z.object({ articleId }))
    .output(z.object({ isCancelled: z.boolean() })),
  getEvidence: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/article/{articleId}/source',
    summary: 'The sources of a cluster, and what they say word for word.',
  })
    .input(z.object({ articleId }))
    .output(
      research.extend({
        sources: z.array(articleSource),
        /** Ids of the cards that a person does not trust. */
        struck: cardIds,
      }),
    ),
  getEvidenceCard: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/article/{articleId}/source/{card}',
    summary: 'One evidence card with the text of its source around the quote.',
  })
    .input(z.object({ articleId, card: evidenceCard.shape.id }))
    .output(
      z.object({
        card: evidenceCard,
        source: articleSource,
        /** The text before the quote, and after it. */
        before: z.string(),
        after: z.string(),
      }),
    ),
  strikeCard: endpoint('member', {
    ...about,
    method: 'PUT',
    path: '/article/{articleId}/source/{card}',
    summary:
      'Strikes an evidence card out, or takes that back. What cites a struck card counts as not cited, and agents do not use it.',
  })
    .input(z.object({ articleId, card: evidenceCard.shape.id, struck: z.boolean() }))
    .output(z.object({ struck: cardIds })),
  getScoreBasis: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/article/{articleId}/score/basis',
    summary: 'What the content score of a cluster compares its texts with, beside its evidence.',
  })
    .input(z.object({ articleId }))
    .output(scoreBasis),
  getScore: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/article/{articleId}/score',
    summary: 'The content score of a text of a cluster: each part with its reasons and what mends them.',
  })
    .input(z.object({ articleId, section: section.optional() }))
    .output(contentScore.nullable()),
  listProposals: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/article/{articleId}/proposal',
    summary: 'What agents have written while people changed the same texts.',
  })
    .input(z.object({ articleId }))
    .output(z.object({ proposals: z.array(textProposal) })),
  resolveProposal: endpoint('member', {
    ...about,
    method: 'PUT',
    path: '/article/{articleId}/proposal',
    bodyBytes: BODY_OF_TEXT,
    summary:
      'Takes over a text that an agent proposes, as the next version, or dismisses it. With `text`, that is saved instead: what a person has made of both.',
  })
    .input(
      z.object({
        articleId,
        proposal: z.number().int().min(1).max(2_000_000_000),
        accept: z.boolean(),
        text: savedText.optional(),
        /** The version that was compared with the proposal. When another one is saved by then, nothing is. */
        baseVersion: z.number().int().min(0).max(2_000_000_000).optional(),
      }),
    )
    .output(z.object({ version: z.number().nullable() })),
}

/** Asks for one agent. */
export const callAgentMessage = incoming('callAgent', {
  tag: 'writing',
  access: 'member',
  summary: 'Lets one agent write its text of a cluster, and nothing else.',
  data: z.object({ clusterId: articleId, agent, contentplanId: contentplanId.optional() }),
})

/** Text that an agent is writing, as it comes. */
export const writtenText = outgoing('writtenText', {
  tag: 'writing',
  summary: 'A piece of what an agent writes at this moment, for the text that it belongs to.',
  data: z.object({
    contentplanId: z.number(),
    clusterId: z.number(),
    runId: z.number(),
    section,
    agent,
    /** The part of the text, counted from 0: its sections in their order. */
    part: z.number(),
    /** Characters of the part before this piece. 0: the part begins, also when it is written again. */
    at: z.number(),
    text: z.string(),
  }),
})

/** The proposals for a text are others than before. */
export const textProposed = outgoing('textProposed', {
  tag: 'writing',
  summary:
    'What an agent has written stands beside a text, because a person has changed that meanwhile; or a proposal was settled.',
  data: z.object({ contentplanId: z.number(), articleId: z.number(), section }),
})

/** A card was struck out, or is trusted again. */
export const evidenceChanged = outgoing('evidenceChanged', {
  tag: 'writing',
  summary: 'An evidence card of a cluster was struck out, or is trusted again.',
  data: z.object({ contentplanId: z.number(), articleId: z.number() }),
})
