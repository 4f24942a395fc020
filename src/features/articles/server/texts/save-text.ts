import type { Writes } from '#platform/server/api/handlers.ts'
import type { Agent } from '../../rules.ts'
import { publish } from '#platform/server/realtime/index.ts'
import { textSaved } from '../../contract.ts'
import { takeReviewBack } from '../commands/take-review-back.ts'
import { requireArticles } from '../queries/require-articles.ts'
import { keepVersion } from './keep-version.ts'
import { lockText, type OfText } from './lock-text.ts'
import { readState } from './read-states.ts'
import { TextChanged } from './text-changed.ts'

interface Save extends OfText {
  text: string
  /** The version that the text was made from; undefined: it replaces the newest one, whatever that is. */
  baseVersion?: number | undefined
  /** The version that is brought back. */
  restoredFrom?: number
  /** The agent that has written it. */
  agent?: Agent
}

/**
 * Saves a text as its next version (C-041 a to d) and returns the number of that. A text that is there already is not
 * saved again, so that a request whose answer was lost can be repeated. Throws TextChanged when the text was made from an
 * older version. The plan is not locked: a save does not wait for a clustering. People may save while an agent writes the
 * same text: what they have saved stays.
 */
export async function saveText(
  ctx: Writes,
  { text, baseVersion, restoredFrom, agent, ...of }: Save,
): Promise<number> {
  const { plan, articleId, section } = of
  await requireArticles(ctx, { plan, articleIds: [articleId] })
  const before = await lockText(ctx, of)
  if (before.text === text) return before.version
  if (baseVersion !== undefined && baseVersion !== before.version)
    throw new TextChanged(await readState(ctx, of))
  const version = await keepVersion(ctx, {
    ...of,
    text,
    before,
    restoredFrom: restoredFrom ?? null,
    agent: agent ?? null,
  })
  // What an agent or a script has saved is read by a person before it is published.
  const isUnread = agent !== undefined || ctx.actor.kind === 'token'
  if (isUnread && section === 'final') await takeReviewBack(ctx, { plan, articleId })
  const { workspaceId, id: contentplanId } = plan
  await publish(ctx.database, {
    workspaceId,
    message: textSaved,
    data: { contentplanId, articleId, section, version },
  })
  return version
}
