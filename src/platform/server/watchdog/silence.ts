/** In the watchdog's own ticks: there are none while the process is stopped or its machine sleeps. */
export const MOST_SILENT_TICKS = 30

/** What the main thread reports with each beat. */
interface Pulse {
  beat: number
  /** A program at a breakpoint stands still on purpose. */
  isDebugged: boolean
}

export interface Silence {
  beat: number
  ticks: number
}

/** How long the main thread has been silent, after another tick. */
export function countSilence(before: Silence, { beat, isDebugged }: Pulse): Silence {
  return { beat, ticks: isDebugged || beat !== before.beat ? 0 : before.ticks + 1 }
}
