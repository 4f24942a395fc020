import { takeRememberedPlace } from '#platform/web/session/remembered-place.ts'
import { startSession } from '#platform/web/session/session.ts'
import { isAllowedNext } from '../rules.ts'
import { accountsClient } from './api.ts'
import { dropCode } from './sign-in-code.ts'

const FIRST_PLACE = '/workspace'
const exchanges = new Map<string, Promise<string>>()

/** Exchanges the single-use code for a session, only once even when it is called again. Returns the path to go to. */
export function finishSignIn(code: string, next: string | undefined): Promise<string> {
  const running = exchanges.get(code) ?? exchange(code, next)
  exchanges.set(code, running)
  return running
}

async function exchange(code: string, next: string | undefined): Promise<string> {
  try {
    const { jwt } = await accountsClient.exchangeCode({ token: code })
    startSession(jwt)
    return [next, takeRememberedPlace()].find((place) => place && isAllowedNext(place)) ?? FIRST_PLACE
  } finally {
    dropCode()
  }
}
