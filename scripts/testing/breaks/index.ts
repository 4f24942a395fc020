import type { Break } from './break.ts'
import { machinery } from './machinery.ts'
import { paidWork } from './paid-work.ts'
import { plans } from './plans.ts'
import { screens } from './screens.ts'
import { walls } from './walls.ts'

/** Screens are last, because each of them needs a new build of the web app. */
export const breaks: readonly Break[] = [...walls, ...paidWork, ...plans, ...machinery, ...screens]
