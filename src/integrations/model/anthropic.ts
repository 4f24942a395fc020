import { createAnthropic } from '@ai-sdk/anthropic'
import { createModel } from './ask-model.ts'
import type { Model, ModelInput } from './index.ts'

export function connectAnthropic({
  baseUrl,
  apiKey,
  modelId,
  price,
  isSandbox = false,
  fetch,
}: ModelInput): Model {
  const provider = createAnthropic({ apiKey, fetch, ...(baseUrl === null ? {} : { baseURL: baseUrl }) })
  return createModel({
    service: 'Anthropic',
    name: `anthropic:${modelId}`,
    price,
    isSandbox,
    model: provider(modelId),
  })
}
