export const DEFAULT_TIMEOUT_MS = 3000

export type SnackbarTone = 'neutral' | 'info' | 'good' | 'warning' | 'danger'

export interface SnackbarMessage {
  text: string
  tone?: SnackbarTone
  /** Such as Undo; pressing it also closes the message. */
  action?: { label: string; onSelect: () => void }
  timeoutMs?: number
  /** Takes the place of every earlier message about the same. */
  about?: string
}

export type QueuedMessage = SnackbarMessage & { id: number }

/** The first message is the one on screen. */
export type SnackbarQueue = readonly QueuedMessage[]

/** The same words twice in a row would only make people wait. */
export function enqueue(queue: SnackbarQueue, message: QueuedMessage): SnackbarQueue {
  const last = queue.at(-1)
  const isSame = last?.text === message.text && !last.action && !message.action
  if (isSame) return queue
  const others = queue.filter(({ about }) => about === undefined || about !== message.about)
  return [...others, message]
}

export function dismiss(queue: SnackbarQueue, id: number): SnackbarQueue {
  return queue.filter((message) => message.id !== id)
}
