import { useRouter } from '@tanstack/react-router'
import { listBuiltScreens } from './built-screens.ts'

/** The screens that menus may offer. */
export function useBuiltScreens() {
  const router = useRouter()
  return listBuiltScreens(Object.values(router.routesById))
}
