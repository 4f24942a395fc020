/** Whether work ends within so many milliseconds, with success or failure. Work that takes longer is not waited for. */
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
