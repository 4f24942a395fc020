// Runs before the first paint, so that a dark page never flashes white, and that a signed-in user sees
// the frame of the page (index.html) while the app loads. It reads what src/app/shell/preferences keeps,
// under the same keys.
function readUser() {
  const body = localStorage.getItem('jwt')?.split('.')[1]
  return body && JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))).sub
}

function readChoices(key) {
  return JSON.parse(localStorage.getItem(key) ?? '{}')
}

function attempt(read) {
  try {
    return read()
  } catch {
    // Storage is blocked, or has something else under this name: as if nothing was chosen.
    return undefined
  }
}

{
  const user = attempt(readUser)
  const own = attempt(() => user && readChoices(`keyloom-preferences-${user}`))
  const chosen = own?.colorScheme ?? attempt(() => readChoices('keyloom-preferences')?.colorScheme)
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const { dataset } = document.documentElement
  dataset.mantineColorScheme = isDark ? 'dark' : 'light'
  if (user && location.pathname.startsWith('/workspace'))
    dataset.earlyFrame = own?.isNavigationNarrow === true ? 'narrow' : 'wide'
}
