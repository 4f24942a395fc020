import type { Reads } from '#platform/server/api/handlers.ts'
import { auditEntry, workspace, workspaceUser } from '../../contract.ts'
import { listRows } from '#platform/server/database/rows.ts'

/** The workspaces that are open in the transaction, oldest first. */
export async function listWorkspaces({ database }: Reads) {
  return listRows(database, workspace)`
    select w.id, w.name, w.type, w.paid_plans, w.managed_tier, w.subscription_active,
      coalesce(articles.balance, 0) as remaining_article_credits,
      coalesce(keywords.balance, 0) as remaining_monthly_credits
    from workspaces w
    left join credit_balances articles on articles.workspace_id = w.id and articles.ledger = 'articles'
    left join credit_balances keywords on keywords.workspace_id = w.id and keywords.ledger = 'keywords'
    order by w.id
  `
}

/** The members of a workspace, by their e-mail addresses. */
export async function listUsers({ database }: Reads, { workspaceId }: { workspaceId: number }) {
  return listRows(database, workspaceUser)`
    select u.id, u.email, u.name from workspace_members m join users u on u.id = m.user_id
    where m.workspace_id = ${workspaceId} order by lower(u.email), u.id
  `
}

/** What was changed in the workspace, the newest first. */
export async function listAuditEntries(
  { database }: Reads,
  { workspaceId, limit, before }: { workspaceId: number; limit: number; before?: number | undefined },
) {
  return listRows(database, auditEntry)`
    select a.id, u.name as user_name, a.action, a.subject_id, a.details,
      to_char(a.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at
    from audit_entries a left join users u on u.id = a.user_id
    where a.workspace_id = ${workspaceId} and a.id < ${before ?? Number.MAX_SAFE_INTEGER}
    order by a.id desc limit ${limit}
  `
}
