import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyStatic from '@fastify/static'
import { sep } from 'node:path'
import { sendNotFound } from './error-replies.ts'

interface WebAppInput {
  folder: string
  /** What the addresses of pages begin with that search engines are not to list, shared ones above all. */
  unlisted: string
}

/** Serves a built web app: files whose names hold their hash for a year, the page itself always fresh. */
export async function serveWebApp(server: FastifyInstance, { folder, unlisted }: WebAppInput): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    suppressWarning: true,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.slice(folder.length).startsWith(`${sep}assets${sep}`)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  server.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return sendNotFound(reply)
    if (request.url.startsWith(unlisted)) reply.header('x-robots-tag', 'noindex')
    return reply.sendFile('index.html')
  })
}

/** A place inside the web app has no file: the page comes and finds the place itself. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  const isInside = !/^\/(api|assets)([/?]|$)/.test(url)
  return isRead && isInside && (headers.accept ?? '').includes('text/html')
}
