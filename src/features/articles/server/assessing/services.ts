import type { AdviceServices } from '#features/advice/server/index.ts'

/** What an assessment needs of the program: whose results count, made-up or real ones. */
export type AssessmentServices = AdviceServices
