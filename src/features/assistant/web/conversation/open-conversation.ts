import type { z } from 'zod'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { listenTo } from '#platform/web/realtime/live.ts'
import type { Received } from '#platform/web/realtime/read-frame.ts'
import { sendMessage } from '#platform/web/realtime/send-message.ts'
import { findSession } from '#platform/web/session/session.ts'
import type { TextSection } from '#features/articles/rules.ts'
import type { aiMessage, sendMessage as asking, stopMessage as stopping } from '../../contract.ts'
import { createConversation, type Conversation } from './create-conversation.ts'
import { keepTurns, readTurns } from './kept-turns.ts'

interface Surroundings {
  place: PlanPlace
  articleId: number
  pageId: number | null
  /** The text that is open now; null while none is. */
  section: TextSection | null
  /** Saves what is typed, so that the assistant reads the text as it stands on the screen. */
  save: () => Promise<void>
}

interface OpenConversation extends Conversation {
  /** Says what is around the conversation from now on. */
  place: (around: Surroundings) => void
}

let user: string | null = null
const open = new Map<number, OpenConversation>()

listenTo((message) => {
  if (isPiece(message)) for (const conversation of open.values()) conversation.hear(message.data)
})

/** The conversation about a cluster in this tab. It goes on while other parts of the page are shown. */
export function openConversation(around: Surroundings): OpenConversation {
  const now = findSession()?.sub ?? ''
  if (user !== now) open.clear()
  user = now
  const known = open.get(around.articleId)
  if (known !== undefined) return known
  const name = `keyloom-assistant ${now} ${around.articleId}`
  let latest = around
  const conversation = createConversation(readTurns(name), {
    newId: () => crypto.randomUUID(),
    send: async ({ messages, requestId, isAwaited }) => {
      // The question is about what is open now, also when another text is opened while this one is saved.
      const { place, articleId, pageId, section, save } = latest
      await save()
      if (!isAwaited()) return
      await sendMessage<typeof asking>('sendMessage', {
        contentplanId: place.contentplanId,
        clusterId: articleId,
        pageId,
        messages,
        requestId,
        ...(section === null ? {} : { section }),
      })
    },
    stop: (requestId) =>
      sendMessage<typeof stopping>('stopMessage', { clusterId: around.articleId, requestId }),
    explain: (error) => messageOf(error, 'The question could not be sent.'),
    keep: (turns) => keepTurns(name, turns),
  })
  const opened = { ...conversation, place: (next: Surroundings) => void (latest = next) }
  open.set(around.articleId, opened)
  return opened
}

type Piece = z.output<typeof aiMessage.data> & { requestId: string }

/**
 * What answers another call names no question. The type is certain, because the server sends only data that fits the contract.
 */
function isPiece(message: Received): message is { name: 'aiMessage'; data: Piece } {
  const { name, data } = message
  return name === 'aiMessage' && typeof data === 'object' && data !== null && 'requestId' in data
}
