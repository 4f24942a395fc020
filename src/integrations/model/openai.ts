import { createOpenAI } from '@ai-sdk/openai'
import { createModel } from './ask-model.ts'
import type { Model, ModelInput } from './index.ts'

/** OpenAI, by its chat completions. */
export function connectOpenAi({
  baseUrl,
  apiKey,
  modelId,
  price,
  isSandbox = false,
  fetch,
}: ModelInput): Model {
  const provider = createOpenAI({ apiKey, fetch, ...(baseUrl === null ? {} : { baseURL: baseUrl }) })
  return createModel({
    service: 'OpenAI',
    name: `openai:${modelId}`,
    price,
    isSandbox,
    model: provider.chat(modelId),
  })
}
