/** The window's title (F-011): screens of a plan have the plan's name in it, all others the product's. */
export function writePageTitle(screen: string | undefined, planName: string | undefined): string {
  if (screen === undefined) return 'Keyloom'
  return planName === undefined ? `${screen} | Keyloom` : `${screen} | ${planName} |`
}
