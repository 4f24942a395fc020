import { z } from 'zod'
import { PORTS } from '#features/connections/contract.ts'
import { Invalid } from '#platform/errors.ts'
import { arrangeCosts } from './costs.ts'
import { arrangeGoogle, arrangeOidc } from './oauth.ts'
import { listGaps } from './gaps.ts'
import { arrangeNotion } from './notion.ts'
import { arrangeOutside } from './outside.ts'
import { fileVariableOf, readSecretFiles } from './secret-files.ts'
import { variables } from './variables.ts'

export type Config = ReturnType<typeof arrange>

const MB = 1_000_000
/** The port of blogs, unless another one is chosen. */
export const USUAL_BLOG_PORT = 4311

/** The variables whose values never appear in a message; each may be given by a file instead. */
export const secretNames = Object.entries(variables)
  .filter(([, variable]) => variable.meta()?.['isSecret'] === true)
  .map(([name]) => name)

const schema = z.object(variables)

/** Reads the environment. An empty variable counts as absent; throws Invalid for a wrong one. */
export function readConfig(given: Record<string, string | undefined>): Config {
  const environment = readSecretFiles(given, secretNames)
  const parsed = schema.safeParse(withoutEmpty(environment))
  if (!parsed.success) throw new Invalid(explain(parsed.error.issues[0]?.path[0], given))
  return arrange(parsed.data)
}

function arrange(read: z.infer<typeof schema>) {
  return {
    port: read.PORT,
    host: read.HOST,
    dataFolder: read.KEYLOOM_DATA,
    /** undefined when the program runs a PostgreSQL of its own in the data folder. */
    databaseUrl: read.DATABASE_URL,
    databasePoolUrl: arrangePoolUrl(read),
    ...arrangeRoles(read),
    /** Megabytes of the disk that are kept free; undefined for a default that depends on its size. */
    freeDisk: read.FREE_DISK,
    /** Where search data is kept: in files of this process, or in the database that several processes share. */
    facts: arrangeFacts(read),
    /** undefined when the keys that secrets are sealed with are in the data folder. */
    secretKeys: read.SECRET_KEYS,
    logLevel: read.LOG_LEVEL,
    /** undefined when a terminal decides it. */
    logTo: read.LOG_TO,
    /** Requests that a session or an address may make in a minute; 0 means no limit. */
    requestLimit: read.REQUEST_LIMIT,
    /** Requests that an API token may make in an hour; 0 means no limit. */
    tokenLimit: read.TOKEN_LIMIT,
    /** Connections at a time; 0 means no limit but that of the system. */
    connectionLimit: read.CONNECTION_LIMIT,
    /** The proxies that are trusted to name the client's address: how many, or which. */
    trustProxy: read.TRUST_PROXY,
    /** Callers with this token may read /metrics; undefined when programs on this machine may. */
    metricsToken: read.METRICS_TOKEN,
    /** The address that browsers open; undefined when it is the one that the program listens on. */
    publicUrl: read.PUBLIC_URL,
    blogs: arrangeBlogs(read),
    oidc: arrangeOidc(read),
    google: arrangeGoogle(read),
    outside: arrangeOutside(read),
    notion: arrangeNotion(read),
    /** Whether made-up services replace those that are not configured. */
    sandbox: arrangeSandbox(read),
    /** Whether all workspaces can use search results that one of them has paid for. */
    sharesResults: arrangeSharing(read),
    costs: arrangeCosts(read),
    owner: arrangeOwner(read),
    /** Where users find help, or null when no screen is to mention help. */
    supportContact: read.SUPPORT_CONTACT ?? null,
    /** Pages that visitors of a shared cluster are invited to; null for those that are not to be mentioned (G-32). */
    invitations: { demoCall: read.DEMO_CALL_URL ?? null, caseStudy: read.CASE_STUDY_URL ?? null },
    isSignUpOpen: read.SIGN_UP === 'open',
    /** Days after which an unused session ends. */
    sessionIdleDays: read.SESSION_IDLE_DAYS,
    /** Days for which events of accounts, and ended sessions, are kept. */
    keptDays: { events: read.KEEP_ACCOUNT_EVENTS_DAYS, sessions: read.KEEP_SESSIONS_DAYS },
    limits: {
      articleCredits: read.ARTICLE_CREDITS,
      keywordCredits: read.KEYWORD_CREDITS,
      seats: read.SEATS,
      paidPlans: read.PAID_PLANS,
      keywordLimit: read.KEYWORD_LIMIT,
    },
    /** How many runs of one workspace are worked on at a time, in all processes together. */
    runsOfWorkspace: read.WORKSPACE_RUNS,
    /** How many searches by regular expression a workspace may run at a time, in all processes together. */
    patternSearches: read.WORKSPACE_SEARCHES,
    /** How much a workspace may store. */
    usageLimits: {
      keywords: read.WORKSPACE_KEYWORDS,
      pages: read.WORKSPACE_PAGES,
      links: read.WORKSPACE_LINKS,
      texts: read.WORKSPACE_TEXTS * MB,
      'search rows': read.WORKSPACE_SEARCH_ROWS,
      'written texts': read.WORKSPACE_WRITTEN_TEXTS * MB,
    },
  }
}

/**
 * The login of requests at the operator's own PostgreSQL; undefined when they use the same login as everything else.
 */
function arrangePoolUrl({ DATABASE_URL, DATABASE_POOL_URL }: z.infer<typeof schema>) {
  if (DATABASE_POOL_URL !== undefined && DATABASE_URL === undefined)
    throw new Invalid('DATABASE_POOL_URL is set; it wants DATABASE_URL too.')
  return DATABASE_POOL_URL
}

/**
 * Where the blogs of content plans are served: at a port of their own, because on the app's origin their pages could
 * reach what the browser keeps for the app. The usual port may be in use: then they are not served.
 */
function arrangeBlogs({ BLOG_PORT: port, BLOG_URL: url }: z.infer<typeof schema>) {
  return { port: port === 'off' ? null : (port ?? USUAL_BLOG_PORT), isChosen: port !== undefined, url }
}

/** Results are not shared by default when strangers can sign up, who would learn what others have searched for. */
function arrangeSharing({ SHARE_SEARCH_RESULTS, OIDC_CLIENT_ID, SIGN_UP }: z.infer<typeof schema>) {
  const isForStrangers = OIDC_CLIENT_ID !== undefined && SIGN_UP === 'open'
  return SHARE_SEARCH_RESULTS === undefined ? !isForStrangers : SHARE_SEARCH_RESULTS === 'on'
}

/** By default nothing is made up in production, nor beside a real service (G-46). */
function arrangeSandbox(read: z.infer<typeof schema>) {
  if (read.SANDBOX !== undefined) return read.SANDBOX
  const hasReal =
    listGaps({ google: arrangeGoogle(read), outside: arrangeOutside(read) }).length < PORTS.length
  return read.NODE_ENV === 'production' || hasReal ? 'off' : 'on'
}

function arrangeRoles({ ROLES, DATABASE_URL }: z.infer<typeof schema>) {
  const servesWeb = ROLES.includes('web')
  if (!servesWeb && DATABASE_URL === undefined)
    throw new Invalid('ROLES is worker; it wants DATABASE_URL too, where the web processes have their data.')
  return { servesWeb, worksJobs: ROLES.includes('worker') }
}

function arrangeFacts({ KEYLOOM_FACTS, ROLES, DATABASE_URL }: z.infer<typeof schema>) {
  const isAlone = ROLES.includes('web') && ROLES.includes('worker')
  if (KEYLOOM_FACTS === 'duckdb' && !isAlone)
    throw new Invalid(
      'KEYLOOM_FACTS is duckdb, whose files one process has; it wants ROLES with both web and worker.',
    )
  return KEYLOOM_FACTS ?? (isAlone && DATABASE_URL === undefined ? 'duckdb' : 'postgres')
}

function arrangeOwner({ OWNER_EMAIL, OWNER_PASSWORD, OIDC_CLIENT_ID }: z.infer<typeof schema>) {
  if (OWNER_PASSWORD !== undefined && OWNER_EMAIL === undefined)
    throw new Invalid('OWNER_PASSWORD is set; it wants OWNER_EMAIL too.')
  if (OWNER_EMAIL === undefined) return null
  if (OWNER_PASSWORD === undefined && OIDC_CLIENT_ID === undefined)
    throw new Invalid('OWNER_EMAIL is set; it wants OWNER_PASSWORD or OIDC_CLIENT_ID too.')
  return { email: OWNER_EMAIL, password: OWNER_PASSWORD ?? null }
}

function withoutEmpty(environment: Record<string, string | undefined>) {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
}

function explain(name: PropertyKey | undefined, environment: Record<string, string | undefined>): string {
  const [, variable] = Object.entries(variables).find(([known]) => known === name) ?? []
  const { wants, isSecret } = z
    .object({ wants: z.string(), isSecret: z.boolean().optional() })
    .parse(variable?.meta())
  if (isSecret && (environment[String(name)] ?? '') === '')
    return `The content of the file that ${fileVariableOf(String(name))} names cannot be read (it is not shown here); it wants ${wants}.`
  const got = isSecret
    ? 'cannot be read (its value is not shown here)'
    : `is ${JSON.stringify(environment[String(name)])}`
  return `${String(name)} ${got}; it wants ${wants}.`
}
