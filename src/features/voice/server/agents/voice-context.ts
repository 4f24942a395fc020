import { randomBytes } from 'node:crypto'
import type { Model } from '#integrations/model/index.ts'

export interface VoiceContext {
  model: Model
  signal: AbortSignal
}

/** Marks what others have written in what a model is asked. Authors of pages cannot know it. */
export function makeNonce(): string {
  return randomBytes(8).toString('hex')
}
