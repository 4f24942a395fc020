import { HANDED_ON, type AuthSearch } from './enter-sign-in.ts'

const SIGN_IN = '/api/integrations/cognito/login'

/** The screens that an authorisation for an integration comes back to, by its scope. */
const INTEGRATION_SCREENS = new Map([
  ['analytics', 'ga-integration'],
  ['search-console', 'gsc-integration'],
])

/** Where the browser goes to sign in, or to authorise an integration (F-025). */
export function writeSignInAddress(search: AuthSearch): string {
  const { next, scope } = search
  const place = next === undefined ? {} : { next: placeAfterAuthorisation(next, scope) }
  const handedOn = HANDED_ON.flatMap((name) => {
    const value = { ...search, ...place }[name]
    return value === undefined ? [] : [[name, value]]
  })
  const query = new URLSearchParams(handedOn).toString()
  return query === '' ? SIGN_IN : `${SIGN_IN}?${query}`
}

/** From the settings one comes back to the screen of the integration that was authorised (F-026). */
export function placeAfterAuthorisation(place: string, scope: string | undefined): string {
  const screen = INTEGRATION_SCREENS.get(scope ?? '')
  return screen === undefined ? place : place.replace(/\/settings(?=$|[?/])/, `/${screen}`)
}
