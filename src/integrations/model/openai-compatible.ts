import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { createModel } from './ask-model.ts'
import type { Model, ModelInput } from './index.ts'

/** Whatever speaks OpenAI's chat completions, such as a model on a machine of one's own. */
export function connectCompatible({
  baseUrl,
  apiKey,
  modelId,
  price,
  isSandbox = false,
  fetch,
}: ModelInput & { baseUrl: string }): Model {
  const provider = createOpenAICompatible({
    name: 'compatible',
    baseURL: baseUrl,
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(apiKey === '' ? {} : { apiKey }),
  })
  return createModel({
    service: 'The model',
    name: `compatible:${modelId}`,
    price,
    isSandbox,
    model: provider(modelId),
  })
}
