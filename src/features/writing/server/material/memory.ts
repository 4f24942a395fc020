import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { findRow } from '#platform/server/database/rows.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'

/** Remembers what was made for the parts of an article, so that a run that goes on after a crash makes nothing twice. */
export interface Memory {
  /**
   * Returns what was made before under this name with an equal input; else makes it and stores it before it returns.
   * `input` is everything that the result depends on.
   */
  recall<Made>(
    piece: { name: string; input: unknown; shape: z.ZodType<Made> },
    make: () => Promise<Made>,
  ): Promise<Made>
  /** Forgets what was made under these names: it turned out to be of no use, and another try may make better. */
  forget(names: readonly string[]): Promise<void>
}

const pieceRow = z.object({ content: z.unknown() })

/** Opens the memory of an article, which is in the table written_pieces. What it stores belongs to the attempt. */
export function openMemory(
  { database }: { database: RunDatabase },
  { plan, articleId, attempt }: { plan: Plan; articleId: number; attempt: string },
): Memory {
  return {
    async recall({ name, input, shape }, make) {
      const inputHash = createHash('sha256').update(JSON.stringify(input)).digest('hex')
      const known = await database.transaction().execute(
        (open) => findRow(open, pieceRow)`
          select content from written_pieces
          where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
            and name = ${name} and input_hash = ${inputHash}
        `,
      )
      const read = known === null ? null : shape.safeParse(known.content)
      if (read?.success) return read.data
      const made = await make()
      const content = JSON.stringify(made)
      await database.transaction().execute((open) =>
        sql`
          insert into written_pieces (workspace_id, contentplan_id, article_id, name, input_hash, content, attempt)
          values (${plan.workspaceId}, ${plan.id}, ${articleId}, ${name}, ${inputHash}, ${content}::jsonb, ${attempt})
          on conflict (article_id, name) do update set input_hash = excluded.input_hash, content = excluded.content,
            attempt = excluded.attempt, created_at = excluded.created_at
        `.execute(open),
      )
      return made
    },
    async forget(names) {
      await database.transaction().execute((open) =>
        sql`
          delete from written_pieces
          where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
            and name = any (${[...names]}::text[])
        `.execute(open),
      )
    },
  }
}
