import { z } from 'zod'
import { workspaceId } from '#features/workspaces/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { AGENTS } from '#features/articles/rules.ts'
import { MODEL_PROVIDERS } from './rules.ts'

const HIGHEST_PRICE = 100_000

/** US dollars for a million tokens; null when unknown: then only tokens can be limited, not what they cost. */
const price = z.number().min(0).max(HIGHEST_PRICE).nullable()

/** The model of an agent; `default` is for agents without one of their own, and for everything else. */
export const agentModel = z.object({
  agent: z.enum(['default', ...AGENTS]),
  model: z
    .string()
    .trim()
    .regex(/^\S{1,200}$/, 'write the name of a model, such as gpt-5-mini'),
  price_in: price,
  price_out: price,
})

/** A workspace's own model. Its key is never shown. */
export const modelSettings = z.object({
  provider: z.enum(MODEL_PROVIDERS),
  /** Only for compatible: the URL that its paths are below. */
  base_url: z.string().nullable(),
  has_key: z.boolean(),
  /** The last 4 characters of the key; null for a short key. */
  key_end: z.string().nullable(),
  models: z.array(agentModel),
})

const about = { tag: 'models' } as const
const PATH = '/workspace/{workspaceId}/model'

export const models = {
  get: endpoint('member', {
    ...about,
    method: 'GET',
    path: PATH,
    summary: "A workspace's own model; null while it uses that of the installation.",
  })
    .input(z.object({ workspaceId }))
    .output(z.object({ settings: modelSettings.nullable() })),
  save: endpoint('session', {
    ...about,
    method: 'PUT',
    path: PATH,
    summary:
      'Gives a workspace a model of its own. A key that is left out stays, unless the provider or the host of the address changes.',
  })
    .input(
      z.object({
        workspaceId,
        provider: z.enum(MODEL_PROVIDERS),
        base_url: z.string().trim().max(500).nullable().default(null),
        /** Null removes the key. */
        key: z
          .string()
          .trim()
          .regex(/^[!-~]{1,500}$/, 'a key has letters, digits and signs, without spaces')
          .nullable()
          .optional(),
        /** One for each agent at most, and one for default. */
        models: z
          .array(agentModel)
          .min(1)
          .max(AGENTS.length + 1),
      }),
    )
    .output(z.object({ settings: modelSettings.nullable() })),
  delete: endpoint('session', {
    ...about,
    method: 'DELETE',
    path: PATH,
    summary: "Forgets a workspace's own model and its key; then it uses that of the installation.",
  })
    .input(z.object({ workspaceId }))
    .output(z.object({ isDeleted: z.literal(true) })),
  test: endpoint('member', {
    ...about,
    method: 'POST',
    path: `${PATH}/test`,
    summary:
      'Asks the model that a workspace uses for one word, and says what is wrong when it does not answer.',
    scope: 'run',
  })
    .input(z.object({ workspaceId, agent: agentModel.shape.agent.default('default') }))
    .output(
      z.object({
        /** Provider and model: openai:gpt-x. */
        model: z.string(),
        is_working: z.boolean(),
        message: z.string(),
        milliseconds: z.number(),
      }),
    ),
}
