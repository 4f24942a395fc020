import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import formBody from '@fastify/formbody'
import { z } from 'zod'
import { useAccessKey } from '#features/workspaces/server/index.ts'
import { Forbidden, Invalid, NotConnected, Temporary, TooManyAttempts } from '#platform/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Browser } from '#platform/server/http/browser.ts'
import type { Log } from '#platform/server/log.ts'
import { SIGN_UP_TYPES } from '../../contract.ts'
import { isAllowedNext, leadBack } from '../../rules.ts'
import { beginOidcSignIn } from '../commands/begin-oidc-sign-in.ts'
import { finishOidcSignIn, type SignInOutcome, type SignInProblem } from '../commands/finish-oidc-sign-in.ts'
import { issueCode } from '../commands/issue-code.ts'
import { openDemo } from '../commands/open-demo.ts'
import { signInWithPassword } from '../commands/sign-in-with-password.ts'
import { WaitForTurn } from '../guessing/strangers.ts'
import { writeLocalPage, writeRefusal, type LocalPage } from './local-page.ts'
import { connectOidc, type Oidc } from './oidc.ts'
import { hasDemo, hasPassword, type SignInSettings } from './sign-in-settings.ts'

const LOGIN = '/api/integrations/cognito/login'
const CALLBACK = '/api/integrations/cognito/callback'
const LOCAL = '/api/auth/local'

interface BrowserRoutesInput {
  settings: SignInSettings
  database: () => Database
  describeBrowser: (request: FastifyRequest, reply: FastifyReply) => Browser
  /** Starts a consent at Google; null when this installation has no Google client. */
  authorise: Authorise | null
}

type Authorise = (
  ctx: { database: Database; browser: Browser },
  consent: { userId: number; session: string; scope: string; next: string },
) => Promise<URL>

const type = z.enum(SIGN_UP_TYPES).optional().catch(undefined)
const next = z.string().refine(isAllowedNext).optional().catch(undefined)
const login = z.object({
  type,
  next,
  provider: z.enum(['local']).optional().catch(undefined),
  scope: z.string().optional().catch(undefined),
  accessKey: z.string().optional().catch(undefined),
  /** A pass from the command line, for the page of the password. */
  code: z.string().max(100).optional().catch(undefined),
  workspaceId: z.coerce.number().int().positive().optional().catch(undefined),
})
const form = z.object({
  type,
  next,
  way: z.enum(['password', 'demo']).catch('password'),
  // The database cannot store NUL, and no address has one.
  email: z
    .string()
    .max(254)
    .refine((text) => !text.includes('\0'))
    .catch(''),
  password: z.string().max(200).catch(''),
  pass: z.string().max(100).optional().catch(undefined),
})

/** Serves the addresses to which browsers are sent for signing in (C-001) and for connecting Google. */
export async function serveSignIn(server: FastifyInstance, input: BrowserRoutesInput): Promise<void> {
  const { settings, database, describeBrowser, authorise } = input
  const oidc = settings.oidc === null ? null : connectOidc(settings.oidc, settings.publicUrl)
  await server.register(formBody, { bodyLimit: 10_000 })

  server.get(LOGIN, async (request, reply) => {
    const query = login.parse(request.query)
    if (query.scope !== undefined) {
      const ctx = { database: database(), browser: describeBrowser(request, reply), log: request.log }
      try {
        return reply.redirect(await leadToConsent(ctx, authorise, { ...query, scope: query.scope }))
      } catch (error) {
        if (!(error instanceof Forbidden)) throw error
        request.log.warn({ address: ctx.browser.address }, error.message)
        return sendHtml(reply.code(403), writeRefusal(error.message))
      }
    }
    const local = `${LOCAL}?${toQuery(query)}`
    if (oidc === null || query.provider === 'local') return reply.redirect(local)
    return reply.redirect(await leadToProvider({ ...input, request, reply, oidc, query }))
  })

  server.get(CALLBACK, async (request, reply) => {
    const browser = describeBrowser(request, reply)
    const outcome: SignInOutcome =
      oidc === null
        ? { problem: 'expired' }
        : await finishOidcSignIn(
            { log: request.log, database: database(), browser, settings, oidc },
            new URLSearchParams(request.url.split('?')[1] ?? ''),
          )
    return reply.redirect(await leadHome({ database: database(), browser }, outcome))
  })

  server.get(LOCAL, async (request, reply) => {
    const { type: wanted, next: after, code: pass } = login.parse(request.query)
    describeBrowser(request, reply).identify()
    return sendPage(reply, settings, { type: wanted, next: after, pass, email: '', problem: null })
  })

  server.post(LOCAL, async (request, reply) => {
    const sent = form.parse(request.body ?? {})
    refuseForeignForm(request)
    const browser = describeBrowser(request, reply)
    const ctx = { log: request.log, database: database(), browser, settings }
    try {
      const admitted =
        sent.way === 'demo'
          ? await openDemo(ctx)
          : await signInWithPassword(ctx, { ...sent, type: sent.type ?? null })
      if (admitted !== null)
        return reply.redirect(await leadHome(ctx, { admitted, next: sent.next ?? null }), 303)
      return sendPage(reply.code(401), settings, {
        ...sent,
        problem: 'The e-mail address or the password is not right.',
      })
    } catch (error) {
      if (error instanceof WaitForTurn) reply.header('retry-after', error.seconds)
      else if (!(error instanceof TooManyAttempts || error instanceof Temporary)) throw error
      return sendPage(reply.code(error.status), settings, { ...sent, problem: error.message })
    }
  })
}

async function leadToProvider({
  request,
  reply,
  oidc,
  query,
  describeBrowser,
  database,
}: {
  request: FastifyRequest
  reply: FastifyReply
  oidc: Oidc
  query: z.infer<typeof login>
  describeBrowser: BrowserRoutesInput['describeBrowser']
  database: BrowserRoutesInput['database']
}): Promise<string> {
  try {
    const ctx = { database: database(), browser: describeBrowser(request, reply), oidc }
    const url = await beginOidcSignIn(ctx, { type: query.type ?? null, next: query.next ?? null })
    return url.href
  } catch (error) {
    const problem: SignInProblem = error instanceof TooManyAttempts ? 'busy' : 'unavailable'
    if (problem === 'unavailable') request.log.warn({ err: error }, 'the sign-in provider does not answer')
    return `/?problem=${problem}`
  }
}

function sendPage(
  reply: FastifyReply,
  settings: BrowserRoutesInput['settings'],
  page: Omit<LocalPage, 'hasPassword' | 'hasDemo'>,
): FastifyReply {
  return sendHtml(
    // With no-referrer, browsers would send the form without its origin.
    reply.header('referrer-policy', 'same-origin'),
    writeLocalPage({ ...page, hasPassword: hasPassword(settings), hasDemo: hasDemo(settings) }),
  )
}

function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
}

async function leadHome(
  ctx: { database: Database; browser: Browser },
  outcome: SignInOutcome,
): Promise<string> {
  if ('isProven' in outcome) return `/auth/proven${outcome.isProven ? '' : '?problem=refused'}`
  if ('problem' in outcome) return `/?problem=${outcome.problem}`
  const token = await issueCode(ctx, outcome.admitted)
  return `/auth/in?${toQuery({ token, next: outcome.next ?? undefined })}`
}

interface ConsentRequest {
  scope: string
  accessKey?: string | undefined
  workspaceId?: number | undefined
  next?: string | undefined
}

/** Google's consent page; when it cannot be reached, the screen that asked for it, with the reason. */
async function leadToConsent(
  ctx: { log: Log; database: Database; browser: Browser },
  authorise: Authorise | null,
  consent: ConsentRequest,
): Promise<string> {
  try {
    return (await startConsent(ctx, authorise, consent)).href
  } catch (error) {
    if (consent.next === undefined || error instanceof Forbidden) throw error
    ctx.log.warn({ err: error }, 'connecting to Google could not begin')
    return leadBack(consent.next, 'unavailable')
  }
}

/** Checks the access key and starts the consent for one scope. */
async function startConsent(
  ctx: { database: Database; browser: Browser },
  authorise: Authorise | null,
  { scope, accessKey, workspaceId, next: after = '/workspace' }: ConsentRequest,
): Promise<URL> {
  if (accessKey === undefined || workspaceId === undefined)
    throw new Invalid('Missing access key. Please try again.')
  const holder = await useAccessKey(ctx, { accessKey, workspaceId, scope })
  if (authorise === null)
    throw new NotConnected(
      'Google is not connected to this installation. The administrator can connect it with GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
    )
  return authorise(ctx, { ...holder, scope, next: after })
}

/** Throws Invalid for a form that another site has sent: its origin is not ours. */
function refuseForeignForm({ headers }: FastifyRequest): void {
  const { origin, host } = headers
  const isForeign = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
  if (isForeign || headers['sec-fetch-site'] === 'cross-site')
    throw new Invalid('This form was sent from another site. Please open the sign-in page again.')
}

function toQuery(values: Record<string, unknown>): string {
  const given = Object.entries(values).filter(([, value]) => typeof value === 'string')
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}
