import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

export const API_BROWSER = '/api/docs'

const files: Record<string, { file: string; type: string }> = {
  '': { file: new URL('index.html', import.meta.url).href, type: 'text/html' },
  '/start.js': { file: new URL('start.js', import.meta.url).href, type: 'text/javascript' },
  '/swagger-ui.css': { file: import.meta.resolve('swagger-ui-dist/swagger-ui.css'), type: 'text/css' },
  '/swagger-ui-bundle.js': {
    file: import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
    type: 'text/javascript',
  },
}

/** Serves a page to read the description of the API and to try its endpoints. */
export function serveApiBrowser(server: FastifyInstance): void {
  for (const [path, { file, type }] of Object.entries(files))
    server.get(`${API_BROWSER}${path}`, async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('cache-control', 'no-cache')
        .send(createReadStream(fileURLToPath(file))),
    )
}
