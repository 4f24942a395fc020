// Runs before the first paint, so that a dark page never flashes white. The key is the one in src/ui/theme.ts.
{
  let chosen = null
  try {
    chosen = localStorage.getItem('keyloom-color-scheme')
  } catch {
    // Storage is blocked: follow the system.
  }
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
}
