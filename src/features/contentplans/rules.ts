/** What a person calls a website, as a host name: with or without scheme, in lower case; null where it is none (V-02). */
export function readDomain(website: string): string | null {
  const rest = website.trim().replace(/^https?:\/\//i, '')
  const [host = ''] = rest.split(/[/?#:]/)
  const isHost =
    host.length <= 253 && !/[\s"'`<>\\@]/.test(rest) && /^[^.]+(\.[^.]+)*\.[^.\d]{2,}$/.test(host)
  return isHost ? host.toLowerCase() : null
}

/** Content plans that the workspace may still create: one, and one more for each that is paid (K-07). */
export function countUnusedPlans({ paidPlans, plans }: { paidPlans: number; plans: number }): number {
  return paidPlans - plans + 1
}
