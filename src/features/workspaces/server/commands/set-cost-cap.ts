import { setMonthlyCap } from '#features/billing/server/index.ts'
import type { MicroDollars } from '#features/billing/rules.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { Workspace } from '../queries/open-workspace.ts'
import { recordAudit } from './record-audit.ts'

/** Sets the monthly cap at which the workspace's paid runs stop; null for the installation's cap. */
export async function setCostCap(
  ctx: MemberContext,
  { workspace, cap }: { workspace: Workspace; cap: MicroDollars | null },
): Promise<void> {
  await setMonthlyCap(ctx, { workspaceId: workspace.id, cap })
  await recordAudit(ctx, { workspaceId: workspace.id, action: 'monthly cap changed', details: { cap } })
}
