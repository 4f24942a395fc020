import type { FastifyInstance } from 'fastify'
import { Conflict, Invalid } from '#platform/errors.ts'
import { errorCode } from '#platform/server/error-codes.ts'
import { USUAL_BLOG_PORT, type Config } from './config/config.ts'

/** Opens the port; throws an error for the operator when it is taken or not allowed. */
export async function listen(
  server: FastifyInstance,
  { host, port, variable = 'PORT' }: Place & { variable?: 'PORT' | 'BLOG_PORT' },
): Promise<void> {
  try {
    await server.listen({ host, port, listenTextResolver: () => '' })
  } catch (error) {
    throw explain(error, { host, port, variable })
  }
}

type Place = Pick<Config, 'host' | 'port'>

/** The address that a person on this machine opens. */
export function addressOf({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const name = isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

/** The address at which readers find blogs, without a slash at its end. */
export function blogUrlOf({ host, blogs }: Pick<Config, 'host' | 'blogs'>): string {
  return blogs.url ?? addressOf({ host, port: blogs.port ?? USUAL_BLOG_PORT })
}

/** The address that browsers open. */
export function publicUrlOf(config: Pick<Config, 'host' | 'port' | 'publicUrl'>): string {
  return config.publicUrl ?? addressOf(config)
}

function explain(error: unknown, { host, port, variable }: Place & { variable: string }): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new Conflict(
        `Port ${port} on ${host} is in use by another program; choose another one with ${variable}.`,
      )
    case 'EACCES':
      return new Invalid(`This user may not open port ${port}; choose one above 1023 with ${variable}.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Invalid(`HOST is ${JSON.stringify(host)}, which is no address of this machine.`)
    default:
      return error
  }
}
