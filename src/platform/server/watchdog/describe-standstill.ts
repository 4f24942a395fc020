import type { Answer } from './ask-main-thread.ts'
import type { StepWork } from './current-work.ts'

interface Standstill {
  seconds: number
  /** null when the main thread did not answer. */
  answer: Answer | null
  /** The steps at work, one of which may be the cause. */
  steps: StepWork[]
}

const FATAL = 60

/** The line of the log about a main thread that stood still, in the shape of all other lines. */
export function describeStandstill(
  { seconds, answer, steps }: Standstill,
  { time, pid, hostname }: { time: number; pid: number; hostname: string },
): object {
  const work = answer?.work ?? null
  return {
    level: FATAL,
    time,
    pid,
    hostname,
    ...describeWork(work),
    ...(work?.kind !== 'step' && { steps: steps.map(({ run, step }) => ({ run, step })) }),
    stack: answer?.stack.join('\n') ?? '',
    msg: `the program stood still for ${seconds} s and is ended`,
  }
}

function describeWork(work: Answer['work']): object {
  if (work === null) return {}
  const { kind, ...details } = work
  return kind === 'message' ? { message: work.name } : details
}
