import { createGoogle } from '@ai-sdk/google'
import { createModel } from './ask-model.ts'
import type { Model, ModelInput } from './index.ts'

/** Gemini, by the interface for developers. */
export function connectGoogle({
  baseUrl,
  apiKey,
  modelId,
  price,
  isSandbox = false,
  fetch,
}: ModelInput): Model {
  const provider = createGoogle({ apiKey, fetch, ...(baseUrl === null ? {} : { baseURL: baseUrl }) })
  return createModel({
    service: 'Google',
    name: `google:${modelId}`,
    price,
    isSandbox,
    model: provider(modelId),
  })
}
