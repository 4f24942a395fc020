import { inParallel } from '#platform/server/in-parallel.ts'
import { makeSignInWorld, TestBrowser } from '#tests/support/accounts/sign-in-world.ts'

export const LOCAL = '/api/auth/local'
export const owner = { email: 'owner@site.example', password: 'a long enough password' }
/** A tiny cost: these tests are not about how long a guess takes. */
const passwordCost = { N: 2, r: 1, p: 1, maxmem: 1_000_000 }

/** A server with an owner, a browser that has signed in before, and new browsers at any address. */
export async function openOwned() {
  const lines: string[] = []
  const world = await makeSignInWorld({ isOwn: true, writeLog: (line) => lines.push(line) })
  const server = await world.startServer({ owner, passwordCost })
  const browserAt = (address: string) => new TestBrowser(server, {}, address)
  const signIn = (browser: TestBrowser, form: Partial<Record<'email' | 'password' | 'pass', string>> = {}) =>
    browser.submit(LOCAL, { way: 'password', ...owner, ...form })
  const known = browserAt('198.51.100.1')
  await known.exchange(await signIn(known))
  /** Sends wrong passwords, each from a browser without a cookie; returns how often each status was answered. */
  const guess = async (addresses: readonly string[]) => {
    const statuses: Record<number, number> = {}
    const answers = inParallel(addresses, 20, (address) =>
      signIn(browserAt(address), { password: 'a wrong password' }),
    )
    for await (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
    return statuses
  }
  return { ...world, server, lines, browserAt, signIn, known, guess }
}
