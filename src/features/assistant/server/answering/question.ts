import { z } from 'zod'
import { openArticle, readText } from '#features/articles/server/index.ts'
import type { TextSection } from '#features/articles/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Invalid, NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import type { SentMessage } from '../../fit-messages.ts'
import { fitMessages } from '../../fit-messages.ts'

/** A question about a cluster, with what it is about. */
export interface Question {
  plan: Plan
  articleId: number
  title: string
  mainKeyword: string
  /** The page that the text is of; null for one that is not published yet. */
  pageId: number | null
  /** The text that changes may be proposed for. */
  section: TextSection
  /** The style guide of the plan; '' for none. */
  guide: string
  /** Of the user and the assistant, none empty; the last one is the question. */
  messages: readonly { role: 'user' | 'assistant'; content: string }[]
}

interface Asked {
  articleId: number
  contentplanId?: number | undefined
  pageId?: number | null | undefined
  section?: TextSection | undefined
  messages: readonly SentMessage[]
}

const guideRow = z.object({ guide: z.string() })

/** Reads what a question is about. Throws NotFound when it names another plan than that of its cluster, and Invalid without a question. */
export async function openQuestion(
  ctx: Pick<MemberContext, 'database' | 'workspaceId'>,
  { articleId, contentplanId, pageId, section, messages }: Asked,
): Promise<Question> {
  const { article, plan } = await openArticle(ctx, articleId)
  if (contentplanId !== undefined && contentplanId !== plan.id)
    throw new NotFound('There is nothing under this id.')
  const said = readMessages(messages)
  const { guide } = await oneRow(ctx.database, guideRow)`
    select style_guide as guide from contentplans where workspace_id = ${plan.workspaceId} and id = ${plan.id}
  `
  return {
    plan,
    articleId,
    title: article.title,
    mainKeyword: article.main_keyword ?? article.title,
    pageId: pageId ?? article.page_id,
    section: section ?? (await chooseSection(ctx, { plan, articleId })),
    guide,
    messages: said,
  }
}

function readMessages(messages: readonly SentMessage[]): Question['messages'] {
  const said = fitMessages(messages).map(({ role, content }) => ({
    role: role === 'assistant' ? ('assistant' as const) : ('user' as const),
    content,
  }))
  if (said.at(-1)?.role !== 'user')
    throw new Invalid('messages: the last one has to be a question of the user')
  return said
}

/** The final draft, or while there is none, the draft. */
async function chooseSection(
  ctx: Pick<MemberContext, 'database'>,
  of: { plan: Plan; articleId: number },
): Promise<TextSection> {
  const final = await readText(ctx, { ...of, section: 'final' })
  return final.text === '' ? 'draft' : 'final'
}
