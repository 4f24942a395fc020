import { Invalid } from '#platform/errors.ts'
import { readDomain } from '../../rules.ts'

/** The domain of a website; throws Invalid when it has none (V-02). */
export function parseWebsite(website: string): string {
  const domain = readDomain(website)
  if (domain === null) throw new Invalid('Please enter a valid domain (e.g., example.com)')
  return domain
}
