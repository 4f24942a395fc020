import { paidModel, payerOfMember } from '#features/billing/server/index.ts'
import { openWorkspace } from '#features/workspaces/server/index.ts'
import { NotConnected } from '#platform/errors.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { models } from '../contract.ts'
import { deleteSettings } from './commands/delete-settings.ts'
import { saveSettings } from './commands/save-settings.ts'
import type { ModelServices } from './connecting/model-services.ts'
import { findSettings } from './queries/find-settings.ts'
import { testModel } from './queries/test-model.ts'

export function modelHandlers(services: ModelServices): Handlers<typeof models> {
  return {
    get: async (ctx) => ({ settings: await findSettings(ctx, { workspace: openWorkspace(ctx) }) }),
    save: async (ctx, input) => {
      const workspace = openWorkspace(ctx)
      await saveSettings(ctx, services, { ...input, workspace })
      return { settings: await findSettings(ctx, { workspace }) }
    },
    delete: async (ctx) => {
      await deleteSettings(ctx, { workspace: openWorkspace(ctx) })
      return { isDeleted: true as const }
    },
    test: async (ctx, { workspaceId, agent }) => {
      const { model, modelOf } = await services.forWorkspace(ctx, workspaceId)
      const asked = agent === 'default' ? model : modelOf(agent)
      if (asked === null) throw new NotConnected('No model is set up.')
      const payer = payerOfMember(services, { ...ctx, workspaceId })
      return () => testModel(paidModel(payer, asked), { gone: ctx.gone })
    },
  }
}
