// Runs before the first paint, so that a dark page never flashes white. It reads what
// src/app/shell/preferences keeps, under the same keys.
function readUser() {
  const body = localStorage.getItem('jwt')?.split('.')[1]
  return body && JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))).sub
}

function readChoice(key) {
  return JSON.parse(localStorage.getItem(key) ?? '{}')?.colorScheme
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
  const chosen =
    attempt(() => user && readChoice(`keyloom-preferences-${user}`)) ??
    attempt(() => readChoice('keyloom-preferences'))
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
}
