import { createOpenAI } from '@ai-sdk/openai'
import type { ModelService } from './ask-model.ts'

/** OpenAI, through its chat completions. */
export const openAi: ModelService = {
  name: 'openai',
  label: 'OpenAI',
  openModel: (account, modelId) => createOpenAI(account).chat(modelId),
}
