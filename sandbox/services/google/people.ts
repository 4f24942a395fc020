import { hash } from '../../world/random.ts'
import { BoundedMap } from '../../stage/bounded-map.ts'

/** What an account sees in Search Console and in Google Analytics. `away`: every call of this account fails with 503. */
export const SITE_STATES = ['sites', 'empty', 'forbidden', 'away'] as const
type SiteState = (typeof SITE_STATES)[number]

export interface Person {
  sub: string
  email: string
  name: string
  isVerified: boolean
  sites: SiteState
}

const MOST_STATES = 1000
const KNOWN: Omit<Person, 'sub'>[] = [
  { email: 'ada@trailhouse.example', name: 'Ada Lind', isVerified: true, sites: 'sites' },
  { email: 'newcomer@people.example', name: 'Nic Newcomer', isVerified: true, sites: 'empty' },
  { email: 'guest@people.example', name: 'Gil Guest', isVerified: true, sites: 'forbidden' },
  { email: 'unverified@people.example', name: 'Uma Unverified', isVerified: false, sites: 'empty' },
]

/** The accounts of the made-up world. Any other e-mail address can sign in, too, and sees the shop's sites. */
export function createPeople() {
  const states = new BoundedMap<SiteState>(MOST_STATES)
  /** Properties of Google Analytics that were deleted, by account and name. */
  const deleted = new BoundedMap<true>(MOST_STATES)
  return {
    list: (): Person[] => KNOWN.map(({ email }) => find(email)),
    find,
    setSites: (email: string, state: SiteState): unknown => states.set(email.toLowerCase(), state),
    deleteProperty: (email: string, property: string): unknown =>
      deleted.set(`${email.toLowerCase()} ${property}`, true),
    hasDeleted: (email: string, property: string): boolean =>
      deleted.has(`${email.toLowerCase()} ${property}`),
    reset(): void {
      states.clear()
      deleted.clear()
    },
  }

  function find(address: string): Person {
    const email = address.toLowerCase()
    const known = KNOWN.find((person) => person.email === email)
    const [name = email] = email.split('@')
    const person = known ?? { email, name, isVerified: true, sites: 'sites' as const }
    return {
      ...person,
      sub: `1${String(hash('person', email)).padStart(20, '0')}`,
      sites: states.get(email) ?? person.sites,
    }
  }
}
export type People = ReturnType<typeof createPeople>
