import type { z } from 'zod'
import type { writing } from '#features/writing/contract.ts'
import { AGENT_WORDS, STEP_WORDS } from './agent-words.ts'
import { findLoneAgent, findWriting, type WrittenRun } from './running/follow-run.ts'

type Writing = z.infer<NonNullable<(typeof writing.get)['~orpc']['outputSchema']>>

interface RunWords {
  tone: 'neutral' | 'busy' | 'good' | 'warning'
  text: string
  /** Why it is so, and what becomes of it. */
  detail: string | null
}

const KEPT =
  'Finished texts stay, and sections that are finished are used again when the writing goes on. A credit that was not earned came back.'

/** What the newest run of a cluster is doing, or how it ended; null when there is nothing to say about it. */
export function describeRun(run: WrittenRun | null): RunWords | null {
  if (run === null) return null
  switch (run.state) {
    case 'queued':
      return { tone: 'busy', text: 'Waits for its turn.', detail: run.reason }
    case 'waiting':
      return { tone: 'busy', text: 'Waits, and goes on by itself.', detail: run.reason }
    case 'running':
      return { tone: 'busy', text: describeWork(run), detail: null }
    case 'done':
      return { tone: 'good', text: run.reason ?? 'Done.', detail: listNotes(run) }
    case 'failed':
      return {
        tone: 'warning',
        text: `${describeFailed(run)} failed.`,
        detail: run.reason ?? 'The reason is not known.',
      }
    case 'cancelled':
      return { tone: 'neutral', text: 'The writing was stopped.', detail: KEPT }
  }
}

function describeWork(run: WrittenRun): string {
  const now = findWriting(run)
  if (now === null) return 'Images are being looked for.'
  const { name, text } = AGENT_WORDS[now.agent]
  return `The ${lower(name)} is at work on the ${text}.`
}

function describeFailed(run: WrittenRun): string {
  const lone = findLoneAgent(run)
  if (lone !== null) return `The ${lower(AGENT_WORDS[lone].name)}’s work`
  return run.steps.find(({ state }) => state === 'error')?.name ?? 'The writing'
}

/** What the steps said about their texts besides that they are written. */
function listNotes({ steps, reason }: WrittenRun): string | null {
  const notes = steps.flatMap(({ note = '' }) => (note === reason || !note.includes('. ') ? [] : [note]))
  return notes.length === 0 ? null : notes.join(' ')
}

/** The name of an agent inside a sentence. */
export function lower(name: string): string {
  return name.startsWith('SEO') ? name : name.toLowerCase()
}

/** What comes next for a cluster that no agent writes at this moment. */
export function describeNext({
  status,
  next_step: next,
  engine,
}: Pick<Writing, 'status' | 'next_step' | 'engine'>): string {
  if (engine === 'extracts')
    return next === 'Editing' || next === 'Illustrating' || next === null
      ? 'There is a research draft. An editor that makes an article of it needs a language model.'
      : 'No language model is connected. Our own engine makes a brief, evidence and a research draft of extracts from the pages that rank: material for an author, not an article.'
  if (next === null) return 'This article is written.'
  return status === 'no status' ? STEP_WORDS[next] : `Next: ${STEP_WORDS[next]}`
}

/** Whether writing can go on from where a cluster is. */
export function canGoOn({ next_step: next, engine }: Pick<Writing, 'next_step' | 'engine'>): boolean {
  return next !== null && (engine === 'model' || (next !== 'Editing' && next !== 'Illustrating'))
}
