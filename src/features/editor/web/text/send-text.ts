import { TEXT_CHANGED } from '#features/articles/rules.ts'
import { codeOf, mayPassLater } from '#platform/web/api/api-error.ts'
import type { ArticleText } from '../api.ts'

/** A saved version. */
export type Version = Pick<ArticleText, 'version' | 'text' | 'saved_by' | 'saved_at'>

export interface SaveInput {
  text: string
  baseVersion: number
  isLast: boolean
}

export interface SendCalls {
  /** Saves the text as a new version. */
  save: (input: SaveInput) => Promise<Version>
  /** The newest version. */
  load: () => Promise<Version>
}

interface SentText {
  text: string
  base: Version
  isLast?: boolean
}

/** Texts whose answer was lost are remembered, but not more than a user sends in a minute without a connection. */
const MOST_SENT = 20

/**
 * Sends a text to be saved on top of the version that it was made from. A newer version that this editor itself has sent,
 * but whose answer was lost, is no change of another user: the text is sent again on top of it.
 */
export function createSender({ save, load }: SendCalls) {
  let sent: string[] = []
  async function send({ text, base, isLast = false }: SentText): Promise<Version> {
    if (text === base.text) return base
    sent = [...sent.slice(1 - MOST_SENT), text]
    try {
      const saved = await save({ text, baseVersion: base.version, isLast })
      sent = []
      return saved
    } catch (error) {
      // A refusal is an answer.
      if (!mayPassLater(error)) sent = sent.slice(0, -1)
      if (codeOf(error) !== TEXT_CHANGED) throw error
      const newest = await load()
      if (newest.text === text) {
        sent = []
        return newest
      }
      if (newest.version <= base.version || !sent.includes(newest.text)) throw error
      return send({ text, base: newest, isLast })
    }
  }
  return {
    send,
    /** What was sent last without getting an answer: the server may have saved it. Null when every save was answered. */
    unanswered: () => sent.at(-1) ?? null,
    /** Another version has taken the place of what was sent. */
    forget: () => {
      sent = []
    },
  }
}
