import type { OverlapServices } from '#features/overlap/server/index.ts'

/** What advice needs of the program: whose search results are compared. */
export type AdviceServices = OverlapServices
