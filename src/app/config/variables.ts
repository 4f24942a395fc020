import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { parseSealingKey } from '#platform/server/secrets/sealing-keys.ts'
import { costVariables } from './costs.ts'
import { notionVariables } from './notion.ts'
import { oauthVariables } from './oauth.ts'
import { outsideVariables } from './outside.ts'
import { projectFolder } from '../project-folder.ts'

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
/** What a process does: answer requests (`web`), and do the steps of runs (`worker`). */
const ROLES = ['web', 'worker'] as const
const MILLION = 1_000_000

/** Every variable of the environment that the program reads; docs/operations.md describes each. */
export const variables = {
  PORT: wholeNumber(1, 65_535).default(4310).meta({ wants: 'a whole number from 1 to 65535' }),
  HOST: z
    .string()
    .refine((host) => isIP(host) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host))
    .default('127.0.0.1')
    .meta({ wants: 'an IP address or a host name of this machine' }),
  KEYLOOM_DATA: z
    .string()
    .refine((path) => !path.includes('\0'))
    .default(resolve(projectFolder, 'data'))
    .transform((path) => resolve(path))
    .meta({ wants: 'the path of a folder' }),
  FREE_DISK: wholeNumber(0, 100 * MILLION)
    .optional()
    .meta({ wants: 'a number of megabytes from 0 to 100000000' }),
  DATABASE_URL: z
    .string()
    .refine(isPostgresAddress)
    .optional()
    .meta({ wants: 'an address like postgres://user:password@host:5432/database', isSecret: true }),
  DATABASE_POOL_URL: z
    .string()
    .refine(isPostgresAddress)
    .optional()
    .meta({ wants: 'an address like postgres://user:password@host:5432/database', isSecret: true }),
  ROLES: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.enum(ROLES)))
    .default([...ROLES])
    .meta({ wants: 'web, worker or both, separated by a comma' }),
  KEYLOOM_FACTS: z.enum(['duckdb', 'postgres']).optional().meta({ wants: 'duckdb or postgres' }),
  SECRET_KEYS: z
    .string()
    .transform((text) => text.split(',').map((key) => parseSealingKey(key.trim())))
    .refine((keys) => !keys.includes(null))
    .transform((keys) => keys.filter((key) => key !== null))
    .optional()
    .meta({ wants: 'keys of 32 bytes in base64, separated by commas, the newest first', isSecret: true }),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .default('warn')
    .meta({ wants: `one of ${LOG_LEVELS.join(', ')}` }),
  LOG_TO: z.enum(['file', 'stderr']).optional().meta({ wants: 'file or stderr' }),
  REQUEST_LIMIT: wholeNumber(0, MILLION).default(1_200).meta({ wants: 'a whole number from 0 to 1000000' }),
  CONNECTION_LIMIT: wholeNumber(0, MILLION)
    .default(2_000)
    .meta({ wants: 'a whole number from 0 to 1000000' }),
  TOKEN_LIMIT: wholeNumber(0, MILLION).default(10_000).meta({ wants: 'a whole number from 0 to 1000000' }),
  TRUST_PROXY: z
    .string()
    .transform((text) => (/^\d$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim())))
    .refine((trusted) => (typeof trusted === 'number' ? trusted > 0 : trusted.every(isNetwork)))
    .optional()
    .meta({ wants: 'a number of proxies from 1 to 9, or their addresses, separated by commas' }),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,500}$/)
    .optional()
    .meta({ wants: '16 to 500 letters, digits or signs without spaces', isSecret: true }),
  PUBLIC_URL: z
    .string()
    .refine(isWebOrigin)
    .transform((url) => new URL(url).origin)
    .optional()
    .meta({ wants: 'an address like https://keyloom.example.org, without a path' }),
  BLOG_PORT: z
    .union([z.literal('off'), wholeNumber(1, 65_535)])
    .optional()
    .meta({ wants: 'a whole number from 1 to 65535, or off' }),
  BLOG_URL: z
    .string()
    .refine(isWebOrigin)
    .transform((url) => new URL(url).origin)
    .optional()
    .meta({ wants: 'an address like https://blogs.example.org, without a path' }),
  ...oauthVariables,
  ...outsideVariables,
  ...notionVariables,
  SANDBOX: z.enum(['on', 'off']).optional().meta({ wants: 'on or off' }),
  SHARE_SEARCH_RESULTS: z.enum(['on', 'off']).optional().meta({ wants: 'on or off' }),
  SUPPORT_CONTACT: z
    .union([z.email(), z.string().refine(isWebAddress)])
    .optional()
    .meta({ wants: 'an e-mail address, or an address that starts with https:// or http://' }),
  DEMO_CALL_URL: webPage(),
  CASE_STUDY_URL: webPage(),
  NODE_ENV: z.string().optional().meta({ wants: 'a word such as production' }),
  ...costVariables,
  OWNER_EMAIL: z
    .email()
    .max(254)
    .transform((email) => email.toLowerCase())
    .optional()
    .meta({ wants: 'an e-mail address' }),
  OWNER_PASSWORD: z
    .string()
    .min(12)
    .max(200)
    .optional()
    .meta({ wants: '12 to 200 characters', isSecret: true }),
  SESSION_IDLE_DAYS: wholeNumber(1, 30).default(14).meta({ wants: 'a whole number from 1 to 30' }),
  KEEP_ACCOUNT_EVENTS_DAYS: wholeNumber(1, 3_650)
    .default(365)
    .meta({ wants: 'a whole number from 1 to 3650' }),
  KEEP_SESSIONS_DAYS: wholeNumber(1, 3_650).default(90).meta({ wants: 'a whole number from 1 to 3650' }),
  SIGN_UP: z.enum(['open', 'closed']).default('open').meta({ wants: 'open or closed' }),
  ARTICLE_CREDITS: amount(999),
  KEYWORD_CREDITS: amount(50_000),
  SEATS: amount(99),
  PAID_PLANS: amount(99),
  KEYWORD_LIMIT: amount(100_000),
  WORKSPACE_RUNS: wholeNumber(1, 1_000).default(6).meta({ wants: 'a whole number from 1 to 1000' }),
  WORKSPACE_SEARCHES: wholeNumber(1, 100).default(2).meta({ wants: 'a whole number from 1 to 100' }),
  WORKSPACE_KEYWORDS: amount(2 * MILLION),
  WORKSPACE_PAGES: amount(MILLION / 2),
  WORKSPACE_LINKS: amount(10 * MILLION),
  WORKSPACE_TEXTS: amount(5_000),
  WORKSPACE_SEARCH_ROWS: amount(100 * MILLION),
  WORKSPACE_WRITTEN_TEXTS: amount(20_000),
}

function webPage() {
  return z
    .string()
    .refine(isWebAddress)
    .optional()
    .meta({ wants: 'an address that starts with https:// or http://' })
}

function amount(usual: number) {
  return wholeNumber(0, 100 * MILLION)
    .default(usual)
    .meta({ wants: 'a whole number from 0 to 100000000' })
}

function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most))
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '', ...more] = text.split('/')
  const version = isIP(address)
  const isPrefix = text === address || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  return version !== 0 && isPrefix && more.length === 0
}

function isPostgresAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, pathname } = new URL(value)
  return /^postgres(ql)?:$/.test(protocol) && hostname !== '' && pathname.length > 1
}

function isWebOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, pathname, search, hash, username } = new URL(value)
  return /^https?:$/.test(protocol) && `${pathname}${search}${hash}${username}` === '/'
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value) && value.length <= 500
}
