import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyStatic from '@fastify/static'
import { sep } from 'node:path'
import { sendNotFound } from './error-replies.ts'

interface WebAppInput {
  folder: string
  /** The beginning of the addresses that search engines must not list, above all those of shared pages. */
  unlisted: string
}

/**
 * Serves a built web app. Browsers cache files with a hash in their name for a year, and always revalidate the page
 * itself.
 */
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

/**
 * Whether a request opens a screen of the web app. A screen has no file: the server sends the page, which finds the
 * screen.
 */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  const isInside = !/^\/(api|assets)([/?]|$)/.test(url)
  return isRead && isInside && (headers.accept ?? '').includes('text/html')
}
