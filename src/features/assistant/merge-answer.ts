import type { z } from 'zod'
import type { aiMessage } from './contract.ts'
import type { ToolState } from './rules.ts'
import { readScreenData, type ScreenData } from './screen-data.ts'

export type AnswerPiece = Pick<
  z.output<typeof aiMessage.data>,
  'messages' | 'isComplete' | 'done' | 'finish_reason' | 'at' | 'tool' | 'problem'
>

/** `cut off`: nothing has come for too long, as when the connection was lost. */
type AnswerEnd = 'complete' | 'too long' | 'stopped' | 'failed' | 'cut off'

interface Chip {
  id: number
  text: string
  state: ToolState
}

/** An answer as far as it has come. */
export interface Answer {
  text: string
  chips: readonly Chip[]
  /** What it told the screen around the conversation. */
  data: readonly ScreenData[]
  /** How it ended; null while it goes on. */
  end: AnswerEnd | null
  problem: string | null
}

export const NEW_ANSWER: Answer = { text: '', chips: [], data: [], end: null, problem: null }

/** The answer with a piece that has come. After its end, only a piece of an answer that seemed cut off changes it. */
export function mergePiece(answer: Answer, piece: AnswerPiece): Answer {
  if (answer.end !== null && answer.end !== 'cut off') return answer
  const end = endOf(piece)
  const merged = { ...answer, ...mergeContent(answer, piece), end, problem: piece.problem ?? null }
  return end === null ? merged : finish(merged)
}

/** The answer when nothing has come for too long (M-12). */
export function endBySilence(answer: Answer): Answer {
  return answer.end === null ? finish({ ...answer, end: 'cut off' }) : answer
}

/** The end of an answer of which nothing more is awaited. */
export function endAs(answer: Answer, end: AnswerEnd, problem: string | null = null): Answer {
  return answer.end === null ? finish({ ...answer, end, problem }) : answer
}

/** How a piece ends its answer, by any of the three signs (M-12); null when it goes on. */
function endOf({ isComplete, done, finish_reason: reason }: AnswerPiece): AnswerEnd | null {
  const isOver = isComplete === true || done === true || (reason !== null && reason !== undefined)
  if (!isOver) return null
  switch (reason) {
    case 'error':
      return 'failed'
    case 'cancelled':
      return 'stopped'
    case 'length':
      return 'too long'
    default:
      return 'complete'
  }
}

function mergeContent(answer: Answer, { messages: [message], at, tool }: AnswerPiece): Partial<Answer> {
  const { role, content } = message
  switch (role) {
    case 'assistant':
      return { text: answer.text.slice(0, at ?? answer.text.length) + content }
    case 'tool_status':
      return {
        chips: mergeChip(answer.chips, {
          id: tool?.id ?? answer.chips.length,
          text: content,
          state: tool?.state ?? 'done',
        }),
      }
    case 'data': {
      const data = readScreenData(content)
      return data === null ? {} : { data: [...answer.data, data] }
    }
    case 'user':
      return {}
  }
}

function mergeChip(chips: readonly Chip[], chip: Chip): Chip[] {
  const isKnown = chips.some(({ id }) => id === chip.id)
  return isKnown ? chips.map((one) => (one.id === chip.id ? chip : one)) : [...chips, chip]
}

/** What is looked up for an answer that is over is not awaited any more. */
function finish(answer: Answer): Answer {
  const chips = answer.chips.map((chip) =>
    chip.state === 'running' ? { ...chip, state: 'failed' as const } : chip,
  )
  return { ...answer, chips }
}
