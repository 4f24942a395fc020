import { anthropic } from './anthropic.ts'
import type { ModelService } from './ask-model.ts'
import { google } from './google.ts'
import { openAi } from './openai.ts'
import { compatible } from './openai-compatible.ts'

/** The providers of models by their names in settings. */
export const MODEL_SERVICES = { openai: openAi, anthropic, google, compatible } satisfies Record<
  string,
  ModelService
>
