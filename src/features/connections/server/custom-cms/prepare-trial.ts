import type { Plan } from '#features/contentplans/server/index.ts'
import { tryCustomCms, type CmsTrial } from '#integrations/publisher/try-custom-cms.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { keepsCmsKey } from '../../rules.ts'
import type { ConnectionServices } from '../google/connection-services.ts'
import { missingKey, readCms, type TypedCms } from './read-cms.ts'
import { findStoredCms, nameCmsRow } from './stored-cms.ts'

/**
 * Puts together what is typed and, where nothing is, what is stored; returns the call that tries it, to be made after the
 * transaction. The stored key is used only for the host that it was saved for.
 */
export async function prepareTrial(
  ctx: MemberContext,
  { seals, cms }: Pick<ConnectionServices, 'seals' | 'cms'>,
  { plan, apiKey: typedKey, ...typed }: TypedCms & { plan: Plan; apiKey: string },
): Promise<() => Promise<CmsTrial>> {
  const stored = await findStoredCms(ctx, { plan })
  const isStored = typed.apiBaseUrl === '' && stored !== null
  const tried = isStored ? { ...typed, ...asTyped(stored) } : typed
  const { baseUrl, endpoints, fields } = readCms(tried, cms.openOrigins)
  const sealed = keepsCmsKey(stored?.baseUrl ?? null, baseUrl) ? stored?.sealed : undefined
  if (typedKey === '' && sealed === undefined) throw missingKey()
  return async () => {
    const apiKey =
      typedKey === '' && sealed !== undefined ? await seals.open(sealed, nameCmsRow(plan.id)) : typedKey
    return tryCustomCms({ baseUrl, apiKey, endpoints, fields, request: cms.request }, { signal: ctx.gone })
  }
}

function asTyped(stored: NonNullable<Awaited<ReturnType<typeof findStoredCms>>>): TypedCms {
  const { baseUrl, post, put, get, fields } = stored
  return { apiBaseUrl: baseUrl, postEndpoint: post, putEndpoint: put, getEndpoint: get, fieldMapping: fields }
}
