/** What is asked every few seconds by programs that watch over this one. */
export const WATCHED_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])
