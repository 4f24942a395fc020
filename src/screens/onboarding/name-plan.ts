import { findCountry, findLanguage } from '#features/contentplans/markets/index.ts'
import { readDomain } from '#features/contentplans/rules.ts'

interface PlanMarket {
  country: string
  language: string
}

interface KnownPlan extends PlanMarket {
  name: string
  domain: string | null
}

/**
 * A name for a plan: the domain of its website, with the country and then the language where other plans have that
 * name; empty while the website is no domain.
 */
export function namePlan(
  { website, country, language }: PlanMarket & { website: string },
  taken: readonly string[],
): string {
  const domain = readSite(website)
  if (domain === null) return ''
  const inCountry = findCountry(country)?.name ?? country
  const names = [domain, `${domain} (${inCountry})`, `${domain} (${inCountry}, ${nameLanguage(language)})`]
  return names.find((name) => !taken.includes(name)) ?? domain
}

/** The plan that is already there for a website, country and language. */
export function findSamePlan<Known extends KnownPlan>(
  plans: readonly Known[],
  { website, country, language }: PlanMarket & { website: string },
): Known | null {
  const site = readSite(website)
  const isSame = (plan: Known) =>
    site !== null &&
    plan.domain?.replace(/^www\./, '') === site &&
    plan.country === country &&
    plan.language === language
  return plans.find(isSame) ?? null
}

/** A market in words, such as "Germany, in German"; null while a part of it is missing. */
export function describeMarket({ country, language }: PlanMarket): string | null {
  const found = findCountry(country)
  return found === null || language === '' ? null : `${found.name}, in ${nameLanguage(language)}`
}

function nameLanguage(code: string): string {
  return findLanguage(code)?.name ?? code
}

function readSite(website: string): string | null {
  return readDomain(website)?.replace(/^www\./, '') ?? null
}
