import { once } from 'node:events'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { SANDBOX_KEYS, startSandbox, type Sandbox, type SandboxInput } from './start-sandbox.ts'

const USAGE =
  'keyloom sandbox takes --seed <number>, --size 1|10|100, --port <first of eight>, --origin <address>, --pace <milliseconds> and --wanted.'
const NAMES = [
  'signIn',
  'searchConsole',
  'analytics',
  'dataForSeo',
  'model',
  'shop',
  'control',
  'notion',
  'shopify',
] as const

const argsSchema = z.object({
  seed: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31)
    .optional(),
  size: z.enum(['1', '10', '100']).transform(toSize).optional(),
  port: z.coerce.number().int().min(1).max(65_530).optional(),
  origin: z.array(z.url()).optional(),
  pace: z.coerce.number().int().min(0).max(60_000).optional(),
  wanted: z.boolean().optional(),
})

/** `keyloom sandbox`: runs until it gets a signal to stop, or until the process that forked it has ended. */
export async function runSandboxCommand(args: string[]): Promise<number> {
  const input = readInput(args)
  if (input === null) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  const leaving = Promise.race(['SIGINT', 'SIGTERM', 'disconnect'].map((event) => once(process, event)))
  const sandbox = await startSandbox(input)
  if (process.send === undefined) process.stdout.write(describe(sandbox))
  else process.send({ ...announce(sandbox), keys: SANDBOX_KEYS })
  await leaving
  await sandbox.stop()
  if (process.connected) process.disconnect()
  return 0
}

function announce({ services, controlUrl, shop }: Sandbox) {
  return { services, controlUrl, shop }
}

function readInput(args: string[]): SandboxInput | null {
  const options = {
    seed: { type: 'string' },
    size: { type: 'string' },
    port: { type: 'string' },
    origin: { type: 'string', multiple: true },
    pace: { type: 'string' },
    wanted: { type: 'boolean' },
  } as const
  try {
    const { seed, size, port, origin, pace, wanted } = argsSchema.parse(parseArgs({ args, options }).values)
    return {
      ...(seed === undefined ? {} : { seed }),
      ...(size === undefined ? {} : { size }),
      ...(port === undefined
        ? {}
        : { ports: Object.fromEntries(NAMES.map((name, place) => [name, port + place])) }),
      ...(origin === undefined ? {} : { redirectOrigins: origin.map((url) => new URL(url).origin) }),
      ...(pace === undefined ? {} : { paceMs: pace }),
      ...(wanted === undefined ? {} : { isWanted: wanted }),
    }
  } catch {
    return null
  }
}

function describe({ services, controlUrl }: Sandbox): string {
  const { signIn, dataForSeo, model, notion } = SANDBOX_KEYS
  const lines = [...Object.entries(services), ['control', controlUrl] as const].map(
    ([name, url]) => `  ${name.padEnd(14)}${url}`,
  )
  return `The sandbox is ready. Everything that it answers is made up.
${lines.join('\n')}

To use them by configuration:
  GOOGLE_ISSUER=${services.signIn} GOOGLE_TOKEN_URL=${services.signIn}/token
  GOOGLE_CLIENT_ID=${signIn.id} GOOGLE_CLIENT_SECRET=${signIn.secret}
  SEARCH_CONSOLE_URL=${services.searchConsole}
  DATAFORSEO_URL=${services.dataForSeo} DATAFORSEO_LOGIN=${dataForSeo.login} DATAFORSEO_PASSWORD=${dataForSeo.password}
  MODEL=compatible:${model.names[0]} MODEL_URL=${services.model}/v1 MODEL_KEY=${model.key}
  NOTION_URL=${services.notion} NOTION_CLIENT_ID=${notion.id} NOTION_CLIENT_SECRET=${notion.secret}
`
}

function toSize(text: '1' | '10' | '100'): 1 | 10 | 100 {
  return text === '1' ? 1 : text === '10' ? 10 : 100
}
