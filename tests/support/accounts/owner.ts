import { makeSignInWorld, TestBrowser, type SignInWorld } from './sign-in-world.ts'

export const owner = { email: 'owner@site.example', password: 'a long enough password' }
/** A tiny cost: tests are not about how long a guess takes. */
export const passwordCost = { N: 2, r: 1, p: 1, maxmem: 1_000_000 }

/** A browser at a server whose owner has a password. */
export async function openOwned(world: SignInWorld, change: Partial<typeof owner> = {}) {
  return new TestBrowser(await world.startServer({ owner: { ...owner, ...change }, passwordCost }))
}

/** Signs the owner in by the form; returns the form's answer. */
export function submitPassword(browser: TestBrowser, password = owner.password) {
  return browser.submit('/api/auth/local', { way: 'password', email: owner.email, password })
}

/** Signs the owner in; returns the JWT. */
export async function signInOwner(browser: TestBrowser, password = owner.password): Promise<string> {
  return browser.exchange(await submitPassword(browser, password))
}

/** A world with an owner who is signed in. */
export async function makeOwnedWorld() {
  const world = await makeSignInWorld({ isOwn: true })
  const browser = await openOwned(world)
  return { world, browser, jwt: await signInOwner(browser) }
}

/** The status of a signed-in call. */
export async function statusOf(browser: TestBrowser, jwt: string): Promise<number> {
  return (await browser.call('GET', '/workspace', undefined, jwt)).status
}
