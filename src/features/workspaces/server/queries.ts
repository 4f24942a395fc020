import { sql } from 'kysely'
import type { z } from 'zod'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { workspace } from '../contract.ts'

/** The open workspaces, oldest first. */
export async function listWorkspaces({ database }: Pick<MemberContext, 'database'>) {
  const { rows } = await sql<z.infer<typeof workspace>>`
    select w.id, w.name, w.type, w.paid_plans, w.managed_tier, w.subscription_active,
      coalesce(articles.balance, 0) as remaining_article_credits,
      coalesce(keywords.balance, 0) as remaining_monthly_credits
    from workspaces w
    left join credit_balances articles on articles.workspace_id = w.id and articles.ledger = 'articles'
    left join credit_balances keywords on keywords.workspace_id = w.id and keywords.ledger = 'keywords'
    order by w.id
  `.execute(database)
  return rows
}
