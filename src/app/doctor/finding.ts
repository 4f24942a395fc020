export interface Finding {
  /** What was checked. */
  about: string
  state: 'ok' | 'warn' | 'fail'
  /** What was found, and what to do unless all is well. */
  message: string
}

export const ok = (about: string, message: string): Finding => ({ about, state: 'ok', message })
export const warn = (about: string, message: string): Finding => ({ about, state: 'warn', message })
export const fail = (about: string, message: string): Finding => ({ about, state: 'fail', message })
