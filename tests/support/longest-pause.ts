import process from 'node:process'

const TICK_MS = 5

/**
 * The longest time in milliseconds of processor time that this thread worked without a break, in which it could not
 * answer anything else. Other work of the machine makes no difference.
 */
export async function measureLongestPause<T>(
  work: () => Promise<T>,
): Promise<{ result: T; longestMs: number }> {
  let longest = 0
  let before = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, user + system)
    before = process.threadCpuUsage()
  }
  const ticks = setInterval(look, TICK_MS)
  try {
    const result = await work()
    look()
    return { result, longestMs: longest / 1_000 }
  } finally {
    clearInterval(ticks)
  }
}
