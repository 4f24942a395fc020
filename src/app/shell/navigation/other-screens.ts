import { PLAN_NAVIGATION } from './entries.ts'

/** A line of the route table. */
export interface KnownScreen {
  fullPath: string
  options: { staticData?: { title?: string } | undefined }
}

const PLAN_SCREEN = /^\/workspace\/\$workspaceId\/contentplan\/\$contentplanId\/([a-z-]+)$/

/** Lists the screens of a plan that need no other id and have no entry in the navigation. */
export function listOtherScreens(known: readonly KnownScreen[]): { label: string; screen: string }[] {
  const shown = new Set(PLAN_NAVIGATION.flatMap(({ entries }) => entries.map(({ screen }) => screen)))
  return known.flatMap(({ fullPath, options }) => {
    const screen = PLAN_SCREEN.exec(fullPath)?.[1]
    const title = options.staticData?.title
    if (screen === undefined || title === undefined || shown.has(screen)) return []
    return [{ label: screen === 'settings' ? 'Content plan settings' : title, screen }]
  })
}
