/** The window's title (F-011); plan screens carry the plan's name, all others the product's. */
export function writePageTitle(screen: string | undefined, planName: string | undefined): string {
  if (screen === undefined) return 'Keyloom'
  return planName === undefined ? `${screen} | Keyloom` : `${screen} | ${planName} |`
}
