/** A message that was received. */
export interface Received {
  name: string
  data: unknown
}

type Frame =
  | { kind: 'welcome'; isWhole: boolean }
  | { kind: 'missed' | 'beat' }
  | { kind: 'done'; id: number | null }
  | { kind: 'failed'; id: number | null; status: number; data: unknown }
  | { kind: 'message'; message: Received }

/** Reads a frame of the server; returns null for one that our server never sends. */
export function readFrame(text: string): Frame | null {
  const { name, id: given, data, isWhole } = parse(text)
  const id = typeof given === 'number' ? given : null
  switch (name) {
    case 'welcome':
      return { kind: name, isWhole: isWhole === true }
    case 'missed':
    case 'beat':
      return { kind: name }
    case 'done':
      return { kind: name, id }
    case 'failed':
      return { kind: name, id, status: Number(parseObject(data)['status'] ?? 500), data }
    default:
      return typeof name === 'string' ? { kind: 'message', message: { name, data } } : null
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    return parseObject(JSON.parse(text))
  } catch {
    return {}
  }
}

function parseObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
