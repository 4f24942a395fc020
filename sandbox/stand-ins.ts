import type { Sandbox } from './start-sandbox.ts'

/** Says which origin on this machine answers for a made-up one: all of `.example` is the sandbox's web. */
export function createStandIns({ services }: Pick<Sandbox, 'services'>): (origin: string) => string | null {
  return (origin) => (new URL(origin).hostname.endsWith('.example') ? services.shop : null)
}
