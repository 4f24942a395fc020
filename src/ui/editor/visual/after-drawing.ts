/** Work that may wait until what the user sees is drawn. */
interface AfterDrawing {
  /** Lets the work be done once, soon after the next drawing. */
  plan: () => void
  /** Does the planned work now. */
  finish: () => void
  /** Forgets the planned work. */
  drop: () => void
  /** Does the planned work, and stops listening. */
  end: () => void
}

/** In milliseconds. A window that draws nothing, because another one covers it, does not keep the work waiting. */
const LONGEST_WAIT = 100
const LEAVING = ['beforeunload', 'pagehide', 'visibilitychange']

/** Splits what follows from a key: the letter is drawn first, then the work is done. Leaving the page does it at once. */
export function afterDrawing(work: () => void): AfterDrawing {
  let isPlanned = false
  const finish = () => {
    if (!isPlanned) return
    isPlanned = false
    work()
  }
  // Before the code that saves the text then.
  for (const name of LEAVING) window.addEventListener(name, finish, { capture: true })
  return {
    plan: () => {
      if (isPlanned) return
      isPlanned = true
      if (document.hidden) return finish()
      requestAnimationFrame(() => setTimeout(finish))
      setTimeout(finish, LONGEST_WAIT)
    },
    finish,
    drop: () => {
      isPlanned = false
    },
    end: () => {
      finish()
      for (const name of LEAVING) window.removeEventListener(name, finish, { capture: true })
    },
  }
}
