/** Of the watchdog's own ticks: while the process is stopped or its machine sleeps, there are none. */
export const MOST_SILENT_TICKS = 30

/** What the main thread says with each beat. */
interface Pulse {
  beat: number
  /** A program at a breakpoint stands still because somebody wants it to. */
  isDebugged: boolean
}

export interface Silence {
  beat: number
  ticks: number
}

/** How long nothing has been heard, after another tick. */
export function countSilence(before: Silence, { beat, isDebugged }: Pulse): Silence {
  return { beat, ticks: isDebugged || beat !== before.beat ? 0 : before.ticks + 1 }
}
