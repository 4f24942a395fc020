import type { Sandbox } from './start-sandbox.ts'

/** Returns a function that maps an origin under `.example` to the local origin that serves it; null for others. */
export function createStandIns({ services }: Pick<Sandbox, 'services'>): (origin: string) => string | null {
  return (origin) => (new URL(origin).hostname.endsWith('.example') ? services.shop : null)
}
