import { sql } from 'kysely'

/** The runs of one pipeline and plan that stand in a line: they begin in its order, some at a time. */
export interface Line {
  workspaceId: number
  contentplanId: number
  /** The pipeline. */
  name: string
}

/** The condition for runs of a line that have not begun. */
export function waitsIn({ workspaceId, contentplanId, name }: Line) {
  return sql`workspace_id = ${workspaceId} and contentplan_id = ${contentplanId} and name = ${name}
    and is_in_line and state = 'queued' and started_at is null`
}
