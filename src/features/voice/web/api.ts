import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type { guideBasis, guideState, madeAbout, stylePreview, voice } from '../contract.ts'

export const voiceApi = apiOf<typeof voice>('voice')

/** What a style guide rests on. */
export type GuideBasis = z.infer<typeof guideBasis>
export type MadeAbout = z.infer<typeof madeAbout>
export type GuideState = z.infer<typeof guideState>
export type StylePreview = z.infer<typeof stylePreview>
