import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import process from 'node:process'
import { createServer } from '#app/server.ts'

/** The folder of the showcase's build. */
export const SHOWCASE_FOLDER = resolve('dist/showcase')

/** Builds the showcase and serves it as the program serves its web app. Returns a function that stops it. */
export async function serveShowcase(port: number): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['scripts/build-web.ts', '--showcase'], { stdio: 'inherit' })
  const server = await createServer({
    logLevel: 'warn',
    lifecycle: { phase: 'ready' },
    findProblem: async () => null,
    webFolder: SHOWCASE_FOLDER,
  })
  await server.listen({ host: '127.0.0.1', port, listenTextResolver: () => '' })
  return () => server.close()
}
