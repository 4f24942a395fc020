import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { ModelService } from './ask-model.ts'

/** Any server that speaks OpenAI's chat completions, such as a model on a machine of one's own. It has no usual address. */
export const compatible: ModelService = {
  name: 'compatible',
  label: 'The model',
  openModel: ({ apiKey, baseURL = '', fetch }, modelId) =>
    createOpenAICompatible({
      name: 'compatible',
      baseURL,
      fetch,
      includeUsage: true,
      supportsStructuredOutputs: true,
      ...(apiKey === '' ? {} : { apiKey }),
    })(modelId),
}
