/**
 * Work of which only the newest call matters: a call that waits while another one begins answers null. Calls that
 * have arrived meanwhile are let in before the work starts, because the work itself blocks its thread.
 */
export function newestOnly<Input, Answer>(
  work: (input: Input) => Answer,
): (input: Input) => Promise<Answer | null> {
  let newest = 0
  return async (input) => {
    newest += 1
    const turn = newest
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    return turn === newest ? work(input) : null
  }
}
