/** The name of a website by its domain: `trailhouse` of www.trail-house.example; '' without a domain. */
export function nameOfDomain(domain: string | null): string {
  const [label = ''] = (domain ?? '').replace(/^www\./u, '').split('.')
  return foldName(label)
}

/** Letters and digits alone, in lower case, as names are compared. */
export function foldName(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
