import { createAnthropic } from '@ai-sdk/anthropic'
import type { ModelService } from './ask-model.ts'

export const anthropic: ModelService = {
  name: 'anthropic',
  label: 'Anthropic',
  openModel: (account, modelId) => createAnthropic(account)(modelId),
}
