import { randomUUID } from 'node:crypto'
import type { FaultKind } from '../../stage/faults.ts'
import { replyJson, type Reply } from '../service.ts'

/** Status codes in the body of an answer; its HTTP status is 200, except for `unauthorized`. */
const CODES = {
  ok: [20000, 'Ok.'],
  created: [20100, 'Task Created.'],
  unauthorized: [40100, 'You are not authorized to access this resource.'],
  noMoney: [40210, 'Insufficient Funds.'],
  tooFast: [40202, 'The rate limit per minute has been exceeded.'],
  absent: [40400, 'Not Found.'],
  noTask: [40401, 'Task Not Found.'],
  invalid: [40501, 'Invalid Field.'],
  manyTasks: [40006, 'You cannot set more than 100 tasks at a time.'],
  badBody: [40503, 'POST Data Is Invalid.'],
  queued: [40602, 'Task In Queue.'],
  failed: [50000, 'Internal Error.'],
} as const satisfies Record<string, readonly [number, string]>

type CodeName = keyof typeof CODES

export interface Task {
  id?: string
  code: CodeName
  message?: string
  /** In US dollars. */
  cost?: number
  path: string
  /** The fields of the request, which the answer repeats. */
  data: Record<string, unknown>
  result: unknown[] | null
}

/** Wraps tasks in the envelope that all endpoints share. */
export function replyTasks(tasks: Task[]): Reply {
  const bad = tasks.filter(({ code }) => !['ok', 'created', 'queued'].includes(code))
  return replyEnvelope('ok', {
    cost: round(tasks.reduce((sum, { cost = 0 }) => sum + cost, 0)),
    tasks_count: tasks.length,
    tasks_error: bad.length,
    tasks: tasks.map(describeTask),
  })
}

export function replyProblem(code: CodeName): Reply {
  const status = code === 'unauthorized' ? 401 : 200
  return { ...replyEnvelope(code, { cost: 0, tasks_count: 0, tasks_error: 0, tasks: null }), status }
}

export function replyFault(fault: FaultKind): Reply {
  switch (fault) {
    case 'unauthorized':
    case 'forbidden':
      return replyProblem('unauthorized')
    case 'rate_limited':
      return replyProblem('tooFast')
    case 'quota':
    case 'payment':
      return replyProblem('noMoney')
    default:
      return replyProblem('failed')
  }
}

function replyEnvelope(code: CodeName, more: object): Reply {
  const [status_code, status_message] = CODES[code]
  return replyJson(200, { version: '0.1.sandbox', status_code, status_message, time: '0.01 sec.', ...more })
}

function describeTask({ id = randomUUID(), code, message, cost = 0, path, data, result }: Task) {
  const [status_code, text] = CODES[code]
  return {
    id,
    status_code,
    status_message: message ?? text,
    time: '0.01 sec.',
    cost,
    result_count: result?.length ?? 0,
    path: path.split('/').filter((part) => part !== ''),
    data,
    result,
  }
}

function round(dollars: number): number {
  return Math.round(dollars * 1e6) / 1e6
}
