/** Paths that monitoring programs request every few seconds. */
export const WATCHED_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])
