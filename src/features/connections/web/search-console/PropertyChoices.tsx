import { coversDomain } from '../../rules.ts'
import classes from './PropertyChoices.module.css'
import type { SearchProperty } from './SearchConsoleAccess.tsx'

interface PropertyChoicesProps {
  properties: readonly SearchProperty[]
  /** Domain of the plan's website. */
  domain: string | null
  chosen: SearchProperty | null
  onChoose: (property: SearchProperty) => void
}

/**
 * The properties of an account to choose from: those that cover the website first, and of these whole domains first.
 */
export function PropertyChoices({ properties, domain, chosen, onChoose }: PropertyChoicesProps) {
  const sorted = properties.toSorted((a, b) => rank(a, domain) - rank(b, domain))
  return (
    <fieldset className={classes.choices}>
      <legend>Property</legend>
      {sorted.map((property) => (
        <label key={`${property.userId} ${property.domain}`} className={classes.choice}>
          <input
            type="radio"
            name="property"
            checked={chosen === property}
            onChange={() => onChoose(property)}
          />
          <span className={classes.name}>{property.domain.replace(/^sc-domain:/, '')}</span>
          <span className={classes.kind}>
            {isWhole(property) ? 'Domain' : 'URL prefix'}
            {isLikely(property, domain) && ' · matches your website'}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const isWhole = (property: SearchProperty) => property.domain.startsWith('sc-domain:')
const isLikely = (property: SearchProperty, domain: string | null) =>
  domain !== null && coversDomain(property.domain, domain)

function rank(property: SearchProperty, domain: string | null): number {
  return (isLikely(property, domain) ? 0 : 2) + (isWhole(property) ? 0 : 1)
}
