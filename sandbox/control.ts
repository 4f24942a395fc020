import { z } from 'zod'
import type { Account, Queue } from './services/dataforseo/index.ts'
import { SITE_STATES } from './services/google/people.ts'
import type { SignIn } from './services/google/sign-in.ts'
import type { ModelSettings } from './services/model/index.ts'
import { changeByPeople, revokeConnections, type Notion } from './services/notion/notion.ts'
import { SCOPES, type Webflow } from './services/webflow/index.ts'
import type { Shopify } from './services/shopify/index.ts'
import type { Wordpress } from './services/wordpress/index.ts'
import { readJson, replyJson, type Call, type Reply, type Service } from './services/service.ts'
import { faultSchema } from './stage/faults.ts'
import type { Stage } from './stage/stage.ts'
import { dayOf, SHOP } from './world/index.ts'

interface ControlDesk {
  stage: Stage
  signIn: SignIn
  account: Account
  queue: Queue
  model: ModelSettings
  wordpress: Wordpress
  notion: Notion
  webflow: Webflow
  shopify: Shopify
  /** Base URLs by name. */
  services: () => Record<string, string>
}

const YEAR_MS = 366 * 86_400_000
const email = z.string().min(3).max(254)

interface Order<Input> {
  does: string
  schema: z.ZodType<Input>
  run: (desk: ControlDesk, input: Input) => unknown
}

const orders: Record<string, (desk: ControlDesk, body: unknown) => Reply> = {
  '/clock': order({
    does: 'moves the clock, stops it, or lets it run again',
    schema: z.object({
      advanceMs: z.number().min(0).max(YEAR_MS).optional(),
      at: z.iso.datetime().optional(),
      isFrozen: z.boolean().optional(),
    }),
    run: ({ stage: { clock } }, { advanceMs, at, isFrozen }) => {
      if (at !== undefined) clock.freeze(Date.parse(at))
      if (isFrozen === true) clock.freeze()
      if (isFrozen === false) clock.run()
      if (advanceMs !== undefined) clock.advance(advanceMs)
    },
  }),
  '/faults': order({
    does: 'plans faults for the next calls of a service',
    schema: faultSchema,
    run: ({ stage }, fault) => stage.faults.plan(fault),
  }),
  '/latency': order({
    does: 'makes a service slow',
    schema: z.object({
      service: z.string().max(40),
      ms: z.number().min(0).max(600_000),
      path: z.string().max(200).default('/'),
    }),
    run: ({ stage }, { service, ...latency }) => void stage.faults.setLatency(service, latency),
  }),
  '/quotas': order({
    does: 'makes services refuse calls beyond their quotas, as the real ones do',
    schema: z.object({ areKept: z.boolean() }),
    run: ({ stage }, input) => void Object.assign(stage.faults.quotas, input),
  }),
  '/clear-faults': order({
    does: 'ends all faults, latencies and quotas',
    schema: z.object({}),
    run: ({ stage }) => stage.faults.clear(),
  }),
  '/revoke': order({
    does: 'revokes the grants of a person, or of everybody',
    schema: z.object({ email: email.optional() }),
    run: ({ signIn }, input) => signIn.grants.revokePerson(input.email?.toLowerCase() ?? null),
  }),
  '/expire-access': order({
    does: 'expires the access tokens of a person, or of everybody; refresh tokens stay valid',
    schema: z.object({ email: email.optional() }),
    run: ({ signIn }, input) => signIn.grants.expireAccess(input.email?.toLowerCase() ?? null),
  }),
  '/sites': order({
    does: 'sets which sites an account has in Search Console, and whether it has properties in Google Analytics',
    schema: z.object({ email, sites: z.enum(SITE_STATES) }),
    run: ({ signIn }, input) => void signIn.people.setSites(input.email, input.sites),
  }),
  '/delete-property': order({
    does: 'deletes a property of Google Analytics for an account',
    schema: z.object({ email, property: z.string().regex(/^properties\/\d{1,20}$/) }),
    run: ({ signIn }, input) => void signIn.people.deleteProperty(input.email, input.property),
  }),
  '/sign-in': order({
    does: 'sets whether refresh tokens expire after seven days, and whether each use gives a new one',
    schema: z.object({ isTesting: z.boolean().optional(), isRotating: z.boolean().optional() }),
    run: ({ signIn }, input) => void Object.assign(signIn.grants.settings, definedOf(input)),
  }),
  '/dataforseo': order({
    does: 'sets the balance of the account and how long tasks wait',
    schema: z.object({ balance: z.number().min(0).optional(), delayMs: z.number().min(0).optional() }),
    run: ({ account, queue }, { balance, delayMs }) => {
      if (balance !== undefined) account.setBalance(balance)
      if (delayMs !== undefined) queue.settings.delayMs = delayMs
    },
  }),
  '/model': order({
    does: 'sets how long the model pauses between two pieces of a stream',
    schema: z.object({ pauseMs: z.number().min(0).max(60_000) }),
    run: ({ model }, input) => void Object.assign(model, input),
  }),
  '/wordpress': order({
    does: 'revokes the key of the WordPress plugin or the application password, or deletes a post there',
    schema: z.object({
      host: z.string().max(253).default(SHOP.host),
      revokesKey: z.boolean().default(false),
      revokesPassword: z.boolean().default(false),
      removes: z
        .object({ externalId: z.string().max(100), isForGood: z.boolean().default(false) })
        .optional(),
    }),
    run: ({ wordpress }, { host, revokesKey, revokesPassword, removes }) => {
      if (revokesKey) wordpress.keys.revoke(host)
      if (revokesPassword) wordpress.passwords.revoke(host)
      if (removes !== undefined) wordpress.remove(host, removes)
    },
  }),
  '/notion': order({
    does: 'removes the connection from a workspace of Notion, or from all of them, or changes a page there',
    schema: z.object({
      workspace: z.string().max(100).optional(),
      page: z.string().max(100).optional(),
      does: z.enum(['trash', 'remove', 'unshare']).default('trash'),
    }),
    run: ({ notion }, { workspace, page, does }) =>
      page === undefined
        ? revokeConnections(notion, workspace ?? null)
        : changeByPeople(notion, { page, does }),
  }),
  '/webflow': order({
    does: 'revokes all keys of Webflow so far, or deletes an item there',
    schema: z.object({
      revokesKeys: z.boolean().default(false),
      removesItem: z.string().max(100).optional(),
    }),
    run: ({ webflow }, { revokesKeys, removesItem }) => {
      if (revokesKeys) webflow.keys.revoke()
      if (removesItem !== undefined) webflow.remove(removesItem)
    },
  }),
  '/shopify': order({
    does: 'removes the app from a store of Shopify, ends its access tokens, or deletes an article there',
    schema: z.object({
      store: z.string().max(100).default('trailhouse.myshopify.com'),
      revokes: z.boolean().default(false),
      expiresAccess: z.boolean().default(false),
      /** The handle of the article. */
      removes: z.string().max(400).optional(),
    }),
    run: ({ shopify }, { store, revokes, expiresAccess, removes }) => {
      if (revokes) shopify.grants.revoke(store)
      if (expiresAccess) shopify.grants.expireAccess(store)
      if (removes !== undefined) shopify.removeArticle(store, removes)
    },
  }),
  '/publish': order({
    does: 'publishes an article, so that later days have search data about it',
    schema: z.object({
      url: z.url().max(2000),
      keywords: z.array(z.string().min(1).max(200)).min(1).max(200),
      date: z.iso.date().optional(),
    }),
    run: ({ stage }, { url, keywords, date }) => {
      stage.publish({ url, keywords, day: date === undefined ? stage.today() : dayOf(date) })
    },
  }),
  '/clear-journal': order({
    does: 'forgets the calls so far',
    schema: z.object({}),
    run: ({ stage }) => stage.journal.clear(),
  }),
  '/reset': order({
    does: 'resets everything to the state at the start',
    schema: z.object({}),
    run: ({ stage, signIn, account, queue, model, wordpress, notion, webflow, shopify }) => {
      const people = [signIn.grants, signIn.people, notion.grants, notion.pages]
      for (const part of [stage, ...people, account, queue, wordpress, webflow, shopify]) part.reset()
      model.pauseMs = 0
    },
  }),
}

/** The service with which tests and demonstrations control a sandbox: it takes JSON and answers with the state. */
export function createControlService(desk: ControlDesk): Service {
  return (call) => {
    if (!/^(127\.0\.0\.1|localhost)$/.test(call.url.hostname))
      return replyJson(421, { error: 'only for this machine' })
    if (call.method === 'GET') return answerGet(desk, call)
    const run = Object.hasOwn(orders, call.url.pathname) ? orders[call.url.pathname] : undefined
    if (run === undefined || call.method !== 'POST') return replyJson(404, { orders: Object.keys(orders) })
    if (!/^application\/json\b/.test(call.headers['content-type'] ?? ''))
      return replyJson(415, { error: 'send application/json' })
    return run(desk, readJson(call))
  }
}

async function answerGet(desk: ControlDesk, { url }: Call): Promise<Reply> {
  const { stage } = desk
  switch (url.pathname) {
    case '/':
      return replyJson(200, describeState(desk))
    case '/facts':
      return replyJson(200, stage.world().facts)
    case '/journal':
      return replyJson(200, stage.journal.list(url.searchParams.get('service') ?? undefined))
    case '/wordpress-key':
      return replyJson(200, { key: desk.wordpress.keys.keyOf(url.searchParams.get('host') ?? SHOP.host) })
    case '/wordpress-password':
      return replyJson(200, desk.wordpress.passwords.of(url.searchParams.get('host') ?? SHOP.host))
    case '/webflow-key': {
      const wanted = url.searchParams.get('scopes')?.split(' ') ?? SCOPES
      return replyJson(200, { key: desk.webflow.keys.keyOf(SCOPES.filter((one) => wanted.includes(one))) })
    }
    case '/service-account':
      return replyJson(200, await desk.signIn.serviceAccount.describeKey())
    default:
      return replyJson(404, {
        error:
          'there is /, /facts, /journal, /service-account, /webflow-key, /wordpress-key and /wordpress-password',
      })
  }
}

function describeState({
  stage,
  services,
  signIn,
  account,
  queue,
  wordpress,
  webflow,
  shopify,
}: ControlDesk) {
  const { seed, size, published } = stage.world()
  return {
    services: services(),
    clock: { now: new Date(stage.clock.now()).toISOString(), isFrozen: stage.clock.isFrozen },
    world: { seed, size, shop: SHOP.origin, published: published.length },
    faults: stage.faults.list(),
    quotas: stage.faults.quotas,
    signIn: { ...signIn.grants.settings, people: signIn.people.list() },
    wordpress: { key: wordpress.keys.keyOf(SHOP.host), posts: wordpress.countPosts(SHOP.host) },
    webflow: { key: webflow.keys.keyOf(), items: webflow.countItems() },
    shopify: shopify.describe(),
    dataforseo: { balance: account.balance(), spent: account.spent(), ...queue.settings },
  }
}

function order<Input>({ schema, run }: Order<Input>): (desk: ControlDesk, body: unknown) => Reply {
  return (desk, body) => {
    const parsed = schema.safeParse(body)
    if (!parsed.success) return replyJson(400, { error: z.prettifyError(parsed.error) })
    run(desk, parsed.data)
    return replyJson(200, describeState(desk))
  }
}

function definedOf(input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}
