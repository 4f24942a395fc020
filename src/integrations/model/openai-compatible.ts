import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { ModelService } from './ask-model.ts'

/** Any server with OpenAI's chat completions, such as a model on the operator's own machine. It has no usual URL. */
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
