import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { defineId } from '#platform/contract/ids.ts'
import { GUIDE_GROUPS, LONGEST_PARAGRAPH } from './rules.ts'

const about = { tag: 'voice' } as const
const GUIDE = '/contentplan/{contentplanId}/style-guide'
const voiceTextId = defineId('voice_text')

const ownPage = z.object({ url: z.string(), title: z.string() })
/** A rule of a style guide with what it rests on. */
const guideRule = z.object({
  /** Which measurement it is from: `sentences`. */
  id: z.string(),
  group: z.enum(GUIDE_GROUPS),
  /** What to do, as a line that code can read again: "Sentences: about 14 words, at most 30." */
  lead: z.string(),
  /** The measurement that it rests on, as a sentence. */
  basis: z.string(),
  /** A sentence of the website that shows it. */
  example: ownPage.extend({ text: z.string() }).nullable(),
})
export type GuideRule = z.infer<typeof guideRule>

/** What a style guide rests on. */
export const guideBasis = z.object({
  pages: z.array(ownPage),
  sentences: z.number(),
  words: z.number(),
  rules: z.array(guideRule),
  /** What could not be measured, and why, a sentence each. */
  unmeasured: z.array(z.string()),
})

const ENGINES = ['model', 'rules'] as const

const madeText = z.object({
  id: z.number(),
  text: z.string(),
  engine: z.enum(ENGINES),
  created_at: z.string(),
})

const voiceRun = z.object({
  id: z.number(),
  isActive: z.boolean(),
  /** Why it waits or failed, as a sentence for users. */
  reason: z.string().nullable(),
  hasFailed: z.boolean(),
})

export const guideState = z.object({
  style_guide: z.string(),
  /** Whether a model is there to word it. */
  engine: z.enum(ENGINES),
  /** The newest measurement; null before the first. */
  basis: guideBasis.nullable(),
  measured_at: z.string().nullable(),
  /** A new style guide that is not taken over by itself, because a person has changed the present one. */
  proposal: madeText.nullable(),
  /** Whether there are texts that it has replaced. */
  hasEarlier: z.boolean(),
  run: voiceRun.nullable(),
  /** Pages of the site that were read. */
  readPages: z.number(),
})

/** A sentence about the company, and the own pages that say so. */
const aboutSentence = z.object({ text: z.string(), pages: z.array(ownPage) })

export const madeAbout = z.object({
  about: z.string(),
  /** False: a person has written the present text, which stays. */
  is_saved: z.boolean(),
  /** null for a text that a person has written. */
  engine: z.enum(ENGINES).nullable(),
  sentences: z.array(aboutSentence),
  /** What went otherwise than expected, as a sentence; null when nothing did. */
  note: z.string().nullable(),
})

export const stylePreview = z.object({
  /** What callAgent names as the cluster; null before a paragraph was chosen. */
  clusterId: z.number().nullable(),
  text: z.string(),
  result: z.string().nullable(),
  /** The paragraph that the result was made of. */
  result_of: z.string().nullable(),
  engine: z.enum(ENGINES),
  /** Of the plan. */
  language: z.string(),
  run: voiceRun.nullable(),
})

const started = z.object({ runId: z.number(), isNew: z.boolean() })

/** How a plan's texts sound: its style guide and what it says about the company, made from its own pages. */
export const voice = {
  getGuide: endpoint('member', {
    ...about,
    method: 'GET',
    path: GUIDE,
    summary: 'The style guide of a plan, what it rests on, and what was made while a person had changed it.',
  })
    .input(z.object({ contentplanId }))
    .output(guideState),
  makeGuide: endpoint('member', {
    ...about,
    scope: 'run',
    method: 'POST',
    path: GUIDE,
    summary:
      'Measures the own pages of a plan and makes a style guide of them. A guide that a person has changed stays, and the new one is proposed. One run a plan: a second call returns the run that is active.',
  })
    .input(z.object({ contentplanId }))
    .output(started),
  resolveProposal: endpoint('member', {
    ...about,
    method: 'PUT',
    path: `${GUIDE}/proposal`,
    summary: 'Takes over a proposed style guide, and keeps the one that it replaces; or dismisses it.',
  })
    .input(z.object({ contentplanId, proposal: voiceTextId, accept: z.boolean() }))
    .output(z.object({ style_guide: z.string() })),
  listEarlier: endpoint('member', {
    ...about,
    method: 'GET',
    path: `${GUIDE}/earlier`,
    summary: 'The style guides that were replaced by made ones, the newest first.',
  })
    .input(z.object({ contentplanId }))
    .output(
      z.object({ earlier: z.array(z.object({ id: z.number(), text: z.string(), replaced_at: z.string() })) }),
    ),
  /** Makes the text about the company (C-013). */
  makeAbout: endpoint('member', {
    ...about,
    scope: 'run',
    method: 'POST',
    path: '/contentplan/{contentplanId}/about-info',
    summary:
      'Says what the company is and does, from its own pages. A text that a person has written stays: then the answer is not saved. With `regenerate: false` a text that is there is the answer, and nothing is made.',
  })
    .input(
      z.object({
        contentplanId,
        /** Whether a text is made also when the plan has one. */
        regenerate: z.boolean().default(true),
      }),
    )
    .output(madeAbout),
  getPreview: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}/style-preview',
    summary: 'The paragraph that a plan tries its style guide on, and what the model made of it.',
  })
    .input(z.object({ contentplanId }))
    .output(stylePreview),
  choosePreview: endpoint('member', {
    ...about,
    method: 'PUT',
    path: '/contentplan/{contentplanId}/style-preview',
    summary:
      'Chooses the paragraph that the style guide is tried on. The message callAgent with this clusterId and the agent editor then lets the model rewrite it (R-06).',
  })
    .input(z.object({ contentplanId, text: z.string().trim().min(1).max(LONGEST_PARAGRAPH) }))
    .output(z.object({ clusterId: z.number() })),
  startPreview: endpoint('member', {
    ...about,
    scope: 'run',
    method: 'POST',
    path: '/contentplan/{contentplanId}/style-preview',
    summary:
      'Lets the model rewrite the chosen paragraph by the style guide, as callAgent does. It costs no credit, and a call of the model.',
  })
    .input(z.object({ contentplanId }))
    .output(started),
}
