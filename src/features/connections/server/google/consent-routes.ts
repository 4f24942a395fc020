import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#platform/server/database/database.ts'
import type { Browser } from '#platform/server/http/browser.ts'
import { beginConsent } from '../commands/begin-consent.ts'
import { finishConsent } from '../commands/finish-consent.ts'
import { CONSENT_CALLBACK } from './google-consent.ts'
import { Invalid } from '#platform/errors.ts'
import { GOOGLE_SERVICES, type ConnectionServices, type GoogleConsent } from './connection-services.ts'

interface ConsentRoutesInput {
  services: ConnectionServices
  database: () => Database
  describeBrowser: (request: FastifyRequest, reply: FastifyReply) => Browser
}

/** Serves the address to which Google sends browsers back. */
export function serveConsent(
  server: FastifyInstance,
  { services, database, describeBrowser }: ConsentRoutesInput,
): void {
  server.get(CONSENT_CALLBACK, async (request, reply) => {
    const { google, seals } = services
    if (google === null) return reply.redirect('/workspace')
    const browser = describeBrowser(request, reply)
    const query = new URLSearchParams(request.url.split('?')[1] ?? '')
    return reply.redirect(
      await finishConsent({ log: request.log, database: database(), browser, google, seals }, query),
    )
  })
}

/** Starts a consent for the scope that a sign-in address names. */
export function authoriseWith(google: GoogleConsent) {
  return async (
    ctx: { database: Database; browser: Browser },
    { userId, session, scope, next }: { userId: number; session: string; scope: string; next: string },
  ): Promise<URL> => {
    const service = GOOGLE_SERVICES.find((one) => one === scope)
    if (service === undefined) throw new Invalid(`${scope} is no service of Google's that is read here.`)
    return beginConsent({ ...ctx, google }, { userId, session, service, next })
  }
}
