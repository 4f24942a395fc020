export const DEFAULT_TIMEOUT_MS = 3000

type SnackbarTone = 'neutral' | 'info' | 'good' | 'warning' | 'danger'

export interface SnackbarMessage {
  text: string
  /** More about it, in a second line. */
  detail?: string | null
  tone?: SnackbarTone
  /** A button such as Undo. Pressing it also closes the message. */
  action?: { label: string; onSelect: () => void }
  /** A link to another screen. Following it also closes the message. */
  link?: { label: string; href: string }
  /** Null when the message stays until the user closes it. It is shown after all messages with a timeout. */
  timeoutMs?: number | null
  /** A key: the message replaces earlier ones with the same key. */
  about?: string
}

export type QueuedMessage = SnackbarMessage & { id: number }

/** The first message is the one on screen. */
export type SnackbarQueue = readonly QueuedMessage[]

/** Adds a message, unless the last one in the queue has the same text and neither has an action or link. */
export function enqueue(queue: SnackbarQueue, message: QueuedMessage): SnackbarQueue {
  const last = queue.at(-1)
  const isSame =
    last?.text === message.text &&
    last.detail === message.detail &&
    ![last, message].some(({ action, link }) => action ?? link)
  if (isSame) return queue
  const others = queue.filter(({ about }) => about === undefined || about !== message.about)
  const passing = others.filter(({ timeoutMs }) => timeoutMs !== null)
  const staying = others.filter(({ timeoutMs }) => timeoutMs === null)
  return message.timeoutMs === null ? [...passing, ...staying, message] : [...passing, message, ...staying]
}

export function dismiss(queue: SnackbarQueue, id: number): SnackbarQueue {
  return queue.filter((message) => message.id !== id)
}
