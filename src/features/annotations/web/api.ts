import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type { annotation, annotations, planEvent } from '../contract.ts'

export const annotationsApi = apiOf<typeof annotations>('annotations')

export type Annotation = z.infer<typeof annotation>
export type PlanEvent = z.infer<typeof planEvent>
