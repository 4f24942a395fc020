// Restarts the server after a fault. Plain JavaScript, because it runs with any Node that the machine has.
import { spawn } from 'node:child_process'

/** Ends of the server by a fault: its watchdog, no memory left, an uncaught error. */
const FAULT_SIGNALS = new Set(['SIGALRM', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP'])
const FAULT_CODES = new Set([70, 142])
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const MOST_FAULTS = 10
const WITHIN_MINUTES = 60

/** Runs the server until it ends without a fault or gets a signal to stop; then ends with the same code or signal. */
export async function supervise(node, args) {
  const faults = []
  let child = null
  let isStopping = false
  for (const signal of STOP_SIGNALS)
    process.on(signal, () => {
      isStopping = true
      child?.kill(signal)
    })
  for (;;) {
    // The closed `ipc` channel shows the server that this process has ended.
    child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    const end = await untilEnded(child)
    if (isStopping || !isFault(end)) return endLike(end)
    faults.push(Date.now())
    if (faults.filter((at) => Date.now() - at < WITHIN_MINUTES * 60_000).length > MOST_FAULTS) {
      say(
        `A fault ended Keyloom more than ${MOST_FAULTS} times within ${WITHIN_MINUTES} minutes, so it is not started again. ` +
          'The log above names the causes.',
      )
      return endLike({ code: 1, signal: null })
    }
    say(`A fault ended Keyloom (${end.signal ?? `exit code ${end.code}`}); it is started again.`)
  }
}

function untilEnded(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, signal: null, error }))
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
}

function isFault({ code, signal }) {
  return signal === null ? FAULT_CODES.has(code) : FAULT_SIGNALS.has(signal)
}

function endLike({ code, signal, error }) {
  if (error) say(`Keyloom could not be started (${error.code}).`)
  for (const stop of STOP_SIGNALS) process.removeAllListeners(stop)
  if (signal) process.kill(process.pid, signal)
  else process.exitCode = code
}

function say(line) {
  process.stderr.write(`${line}\n`)
}
