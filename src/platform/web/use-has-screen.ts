import { useRouter } from '@tanstack/react-router'

/** Whether the screen of a plan with this last part of its address is built, so that links may lead to it. */
export function useHasScreen(screen: string): boolean {
  const { routesById } = useRouter()
  const path = `/workspace/$workspaceId/contentplan/$contentplanId/${screen}`
  return Object.values(routesById).some(
    ({ fullPath, options }) => fullPath === path && options.staticData?.isBuilt === true,
  )
}
