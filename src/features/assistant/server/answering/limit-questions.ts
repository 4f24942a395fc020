import { Conflict, TooManyAttempts } from '#platform/errors.ts'

/** Answers that a user and a workspace may be given at a time, and questions of a user in a minute. */
const MOST_OF_USER = 3
const MOST_OF_WORKSPACE = 8
const MOST_A_MINUTE = 20
const MINUTE_MS = 60_000
/** No answer takes longer: one that has never left, as when its transaction failed, takes up no place after this time. */
const LONGEST_MS = 5 * MINUTE_MS

interface Asking {
  userId: number
  workspaceId: number
  requestId: string
}

interface Admitted {
  /** Aborted when the user stops the answer. */
  stopped: AbortSignal
  /** To be called at the end of the answer. */
  leave: () => void
}

export interface Questions {
  /** Throws TooManyAttempts for one question too many, and Conflict when the answer to this one goes on already. */
  enter(asking: Asking, now: Date): Admitted
  /** Ends the answer to a question of this user; false when there is none. */
  stop(asking: Pick<Asking, 'userId' | 'requestId'>): boolean
}

/** The answers that go on in this process. */
export function countQuestions(): Questions {
  const running = new Map<string, Asking & { stop: AbortController; until: number }>()
  const asked = new Map<number, number[]>()

  const countRunning = (is: (one: Asking) => boolean) => [...running.values()].filter(is).length
  const countAsked = (userId: number, now: number) => {
    for (const [id, times] of asked) if ((times.at(-1) ?? 0) <= now - MINUTE_MS) asked.delete(id)
    const times = (asked.get(userId) ?? []).filter((time) => time > now - MINUTE_MS)
    if (times.length >= MOST_A_MINUTE) throw new TooManyAttempts(TOO_FAST)
    asked.set(userId, [...times, now])
  }

  return {
    enter(asking, now) {
      const { userId, workspaceId } = asking
      const name = nameOf(asking)
      for (const [one, { until }] of running) if (until <= now.getTime()) running.delete(one)
      if (running.has(name)) throw new Conflict('This question is being answered already.')
      if (countRunning((one) => one.userId === userId) >= MOST_OF_USER)
        throw new TooManyAttempts(TOO_MANY_OF_USER)
      if (countRunning((one) => one.workspaceId === workspaceId) >= MOST_OF_WORKSPACE)
        throw new TooManyAttempts(TOO_MANY_OF_WORKSPACE)
      countAsked(userId, now.getTime())
      const stop = new AbortController()
      running.set(name, { ...asking, stop, until: now.getTime() + LONGEST_MS })
      return { stopped: stop.signal, leave: () => void running.delete(name) }
    },
    stop(asking) {
      const found = running.get(nameOf(asking))
      found?.stop.abort()
      return found !== undefined
    },
  }
}

const TOO_FAST = `You have asked ${MOST_A_MINUTE} questions within a minute. Please wait a moment and ask again.`
const TOO_MANY_OF_USER = `The assistant is answering ${MOST_OF_USER} of your questions already. Please wait until one of them is answered, or stop it.`
const TOO_MANY_OF_WORKSPACE =
  'The assistant is answering as many questions of this workspace as it can at a time. Please try again in a moment.'

function nameOf({ userId, requestId }: Pick<Asking, 'userId' | 'requestId'>): string {
  return `${userId} ${requestId}`
}
