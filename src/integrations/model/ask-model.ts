import type { LanguageModel } from 'ai'
import { askForObject, type KnownWays } from './ask-for-object.ts'
import { callModel } from './call-model.ts'
import type { Model, ModelInput, ModelPrice } from './index.ts'

const FREE: ModelPrice = { input: 0, output: 0 }

/** What differs between the providers of models that the library supports. */
export interface ModelService {
  /** Its name in the setting MODEL. */
  name: string
  /** As users know it: OpenAI. */
  label: string
  openModel(
    account: { apiKey: string; baseURL?: string; fetch: typeof fetch },
    modelId: string,
  ): Exclude<LanguageModel, string>
}

/**
 * Makes our port from a model of the library. Calls are not retried here: jobs do that, after the wait that services
 * ask for. The model remembers how its provider can be asked for objects and how it reasons, so it should be made once.
 */
export function connectModel({ name, label, openModel }: ModelService, input: ModelInput): Model {
  const { baseUrl, apiKey, modelId, fetch, isSandbox = false } = input
  const price = isSandbox ? FREE : input.price
  const account = { apiKey, fetch, ...(baseUrl === null ? {} : { baseURL: baseUrl }) }
  const asked = { service: label, price, model: openModel(account, modelId), beginsInside: false }
  const known: KnownWays = { ofModel: 'schema', bySchema: new WeakMap() }
  return {
    name: `${name}:${modelId}`,
    isSandbox,
    price,
    generateText: async (request) => {
      const { text, usage, finish, calls } = await callModel(asked, request, 'text')
      return { text, usage, isCutOff: finish === 'length', ...(calls.length > 0 ? { calls } : {}) }
    },
    generateObject: (request) => askForObject({ asked, known }, request),
  }
}
