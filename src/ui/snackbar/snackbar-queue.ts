export const DEFAULT_TIMEOUT_MS = 3000

type SnackbarTone = 'neutral' | 'info' | 'good' | 'warning' | 'danger'

export interface SnackbarMessage {
  text: string
  tone?: SnackbarTone
  /** Such as Undo; pressing it also closes the message. */
  action?: { label: string; onSelect: () => void }
  /** Leads somewhere; going there also closes the message. */
  link?: { label: string; href: string }
  /** null: it stays until somebody closes it, behind all that do not. */
  timeoutMs?: number | null
  /** Takes the place of every earlier message about the same. */
  about?: string
}

export type QueuedMessage = SnackbarMessage & { id: number }

/** The first message is the one on screen. */
export type SnackbarQueue = readonly QueuedMessage[]

/** The same words twice in a row would only make people wait. */
export function enqueue(queue: SnackbarQueue, message: QueuedMessage): SnackbarQueue {
  const last = queue.at(-1)
  const isSame = last?.text === message.text && ![last, message].some(({ action, link }) => action ?? link)
  if (isSame) return queue
  const others = queue.filter(({ about }) => about === undefined || about !== message.about)
  const passing = others.filter(({ timeoutMs }) => timeoutMs !== null)
  const staying = others.filter(({ timeoutMs }) => timeoutMs === null)
  return message.timeoutMs === null ? [...passing, ...staying, message] : [...passing, message, ...staying]
}

export function dismiss(queue: SnackbarQueue, id: number): SnackbarQueue {
  return queue.filter((message) => message.id !== id)
}
