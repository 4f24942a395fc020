/** The window's title (F-011): screens of a plan have the plan's name in it, all others the product's. */
export function writePageTitle(
  screen: string | undefined,
  planName: string | undefined,
): { name: string; rest: string } {
  if (screen === undefined) return { name: 'Keyloom', rest: '' }
  return { name: screen, rest: planName === undefined ? ' | Keyloom' : ` | ${planName} |` }
}
