import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Explained } from '#platform/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { explainTrouble } from '#platform/server/database/explain-trouble.ts'
import { isLoopbackHost } from '#platform/server/http/own-host.ts'
import { encodeFile, isPackable } from './encode-file.ts'
import { makeFileCache, type FileCache } from './file-cache.ts'
import { findFile, type FoundFile } from './find-file.ts'
import { hostName, readPath } from './read-address.ts'
import { fileHeaders, securityHeaders } from './reply-headers.ts'

const CACHE_BYTES = 64_000_000
const FAILED = 'Something went wrong on our side. Please try again.'
const NOTHING = 'There is no page at this address.'

interface BlogsInput {
  /** Throws while the database is still starting, so it is called for each request. */
  database: () => Database
  /** The address at which this installation serves blogs: its host is no blog's own one. */
  blogUrl: string
}

/** Serves the files of all blogs, and nothing else. The router gets no address, so that none is left to it. */
export function serveBlogs(server: FastifyInstance, { database, blogUrl }: BlogsInput): void {
  const cache = makeFileCache(CACHE_BYTES)
  const ownHost = hostName(new URL(blogUrl).host)
  server.addHook('onRequest', async ({ method }, reply) => {
    reply.headers(securityHeaders({ hasAnalytics: false }))
    // Before a body is read.
    if (method !== 'GET' && method !== 'HEAD')
      return sendText(reply.header('allow', 'GET, HEAD'), 405, 'Pages of a blog can only be read.')
    return undefined
  })
  server.all('*', async (request, reply) => {
    const path = readPath(request.originalUrl)
    if (path === null) return sendText(reply, 404, NOTHING)
    const { host = '' } = request.headers
    const name = hostName(host)
    const isOwn = name === ownHost || isLoopbackHost(host)
    const answer = await findFile(database(), { host: isOwn ? null : name, path, cache })
    switch (answer.kind) {
      case 'nothing':
        return sendText(reply, 404, NOTHING)
      case 'folder':
        return sendText(
          reply.header('location', folderAddress(path.parts, request)),
          301,
          'The page has a slash at its end.',
        )
      case 'file':
      case 'missing':
        return sendFile(request, reply, { file: answer, status: answer.kind === 'file' ? 200 : 404, cache })
    }
  })
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = error instanceof Explained ? error : explainTrouble(error)
    const status = known?.status ?? error.statusCode ?? 500
    if (known === null && status >= 500)
      request.log.error({ err: error }, 'a page of a blog could not be sent')
    return sendText(reply, status, known?.message ?? (status < 500 ? error.message : FAILED))
  })
}

interface Sending {
  file: FoundFile
  status: number
  cache: FileCache
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, status, cache }: Sending,
): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const { body, encoding } = await encodeFile(file, { accepted, cache })
  reply.code(status).headers({ ...securityHeaders(file), ...fileHeaders(file) })
  if (isPackable(file)) reply.header('vary', 'accept-encoding')
  if (status === 200) {
    const tag = `"${file.etag}${encoding === null ? '' : `-${encoding}`}"`
    reply.header('etag', tag)
    if (isKnown(request.headers['if-none-match'] ?? '', tag)) return reply.code(304).send()
  }
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.send(body)
}

function isKnown(header: string, tag: string): boolean {
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}

/** The path again, with a slash at its end; never the beginning of another host. */
function folderAddress(parts: readonly string[], { originalUrl }: FastifyRequest): string {
  const [, ...query] = originalUrl.split('?')
  const search = query.length === 0 ? '' : `?${query.join('?')}`
  return `/${parts.map(encodeURIComponent).join('/')}/${search}`
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`${text}\n`)
}
