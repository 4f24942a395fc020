/** Whether something is over within so many milliseconds, well or badly; it is not waited for any longer. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), milliseconds)
  try {
    return await Promise.race([work.then(isOver, isOver), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

const isOver = () => true
