import type { z } from 'zod'
import type { aiMessage } from './contract.ts'

export type AiMessage = z.infer<typeof aiMessage.data>

/** Whether a streamed answer ends with this piece (M-12). */
export function isLastPiece({ isComplete, done, finish_reason }: AiMessage): boolean {
  return isComplete === true || done === true || Boolean(finish_reason)
}
