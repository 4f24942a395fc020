import { FORWARDED, type AuthSearch } from './enter-sign-in.ts'

const SIGN_IN = '/api/integrations/cognito/login'

/** The screens to which the browser returns after an integration was authorised, by scope. */
const INTEGRATION_SCREENS = new Map([
  ['analytics', 'ga-integration'],
  ['search-console', 'gsc-integration'],
])

/** Address at which the server signs the browser in, or authorises an integration (F-025). */
export function writeSignInAddress(search: AuthSearch): string {
  const { next, scope } = search
  const place = next === undefined ? {} : { next: placeAfterAuthorisation(next, scope) }
  const forwarded = FORWARDED.flatMap((name) => {
    const value = { ...search, ...place }[name]
    return value === undefined ? [] : [[name, value]]
  })
  const query = new URLSearchParams(forwarded).toString()
  return query === '' ? SIGN_IN : `${SIGN_IN}?${query}`
}

/** The path after an authorisation: from the settings it is the screen of the authorised integration (F-026). */
export function placeAfterAuthorisation(place: string, scope: string | undefined): string {
  const screen = INTEGRATION_SCREENS.get(scope ?? '')
  return screen === undefined ? place : place.replace(/\/settings(?=$|[?/])/, `/${screen}`)
}
