import { AdapterError, type AdapterErrorKind } from '#platform/server/outbound/adapter-error.ts'
import type { ModelUsage } from './index.ts'

/** What a model itself could not do: final, unless the same request may have another answer. */
const TROUBLES = {
  refused: { kind: 'invalid', sentence: 'refuses to answer this.' },
  context_length: { kind: 'invalid', sentence: 'cannot read that much text at once.' },
  cut_off: { kind: 'invalid', sentence: 'has no room left for its whole answer.' },
  thought_only: {
    kind: 'invalid',
    sentence: 'used all its room for thinking; please let it think less, or choose another model.',
  },
  format_refused: { kind: 'invalid', sentence: 'does not know the format that was asked for.' },
  schema_refused: { kind: 'invalid', sentence: 'does not know the format that was asked for.' },
  empty: { kind: 'bad_response', sentence: 'gave an empty answer.' },
  unexpected_shape: { kind: 'bad_response', sentence: 'gave an answer of another shape than asked for.' },
  cut_stream: { kind: 'bad_response', sentence: 'stopped in the middle of its answer.' },
} as const satisfies Record<string, { kind: AdapterErrorKind; sentence: string }>

export type ModelTrouble = keyof typeof TROUBLES

/** A call of a model that failed, with all that was used until then. */
export class ModelFailure extends AdapterError {
  /** The sum of all calls of the request; null when no model has answered anything. */
  readonly usage: ModelUsage | null

  constructor(
    { kind, message, retryAfter, reason }: Pick<AdapterError, 'kind' | 'message' | 'retryAfter' | 'reason'>,
    usage: ModelUsage | null,
  ) {
    super(kind, message, { retryAfter, reason })
    this.usage = usage
  }
}

export function modelTrouble(service: string, trouble: ModelTrouble): AdapterError {
  const { kind, sentence } = TROUBLES[trouble]
  return new AdapterError(kind, `${service} ${sentence}`, { reason: trouble })
}
