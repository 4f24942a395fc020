import type { Model, ModelRequest } from '#integrations/model/index.ts'

type Role = 'planner' | 'researcher' | 'writer' | 'editor' | 'finisher'

/** What each agent is answered: a text, or an object. Prompts hold the material as it is sent. */
export type Script = Partial<Record<Role, (prompt: string) => unknown>>

/** A model that answers by a script, and notes who has asked. */
export function scriptModel(script: Script): { model: Model; asked: Role[] } {
  const asked: Role[] = []
  const usage = { inputTokens: 1, outputTokens: 1, cost: 0 }
  const answer = async (request: ModelRequest) => {
    request.signal.throwIfAborted()
    const role = ROLES.find((one) => request.system?.startsWith(`You are the ${one} `))
    const write = role && script[role]
    if (role === undefined || write === undefined)
      throw new Error(`Nothing is scripted for: ${request.system?.slice(0, 80)}`)
    asked.push(role)
    return write(request.messages.map(({ content }) => content).join('\n'))
  }
  return {
    asked,
    model: {
      name: 'scripted:one',
      isSandbox: true,
      price: null,
      generateText: async (request) => {
        const text = String(await answer(request))
        request.onText?.(text, 0)
        return { text, usage, isCutOff: false }
      },
      generateObject: async ({ schema, ...request }) => ({
        object: schema.parse(await answer(request)),
        usage,
      }),
    },
  }
}

const ROLES: readonly Role[] = ['planner', 'researcher', 'writer', 'editor', 'finisher']
