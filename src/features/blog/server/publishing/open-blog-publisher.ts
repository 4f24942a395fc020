import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { SearchEngines } from '#integrations/indexing/index-now.ts'
import type { OutgoingImage, Publisher, RemotePost } from '#integrations/publisher/index.ts'
import { Conflict } from '#platform/errors.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { branchAddress, IMAGE_TYPES, IMAGES, type Branch } from '../../rules.ts'
import { buildBranch } from '../building/build-branch.ts'
import { holdBlog } from '../building/build-alone.ts'
import { findBlog, indexKeyOf, type Blog } from '../queries/find-blog.ts'
import { findPost, listBranchesOf } from './find-post.ts'
import { keepArticle } from './keep-article.ts'
import { readId, readMarker } from './markers.ts'
import { readArticle } from './read-article.ts'

const LARGEST_IMAGE = 10_000_000

interface PublisherContext {
  /** Opens the workspace of the plan in each transaction, like the database of a run. */
  database: {
    transaction(): {
      execute<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
    }
  }
  /** The address at which this installation serves blogs, without a slash at the end. */
  blogUrl: string
  searchEngines: SearchEngines
}

interface Opened {
  database: Transaction
  plan: Plan
  blog: Blog
  blogUrl: string
}

/**
 * The blog of a plan as a publishing system. Each call is one transaction: the article and all pages that show it change
 * together, or not at all. Calls throw NotConnected when the plan has no blog.
 */
export function openBlogPublisher(
  { database, blogUrl, searchEngines }: PublisherContext,
  { plan }: { plan: Plan },
): Publisher {
  const withBlog = <Result>(signal: AbortSignal, work: (opened: Opened) => Promise<Result>) => {
    signal.throwIfAborted()
    return database.transaction().execute(async (open) => {
      const blog = await holdBlog({ database: open }, { plan })
      return work({ database: open, plan, blog, blogUrl })
    })
  }
  return {
    label: 'Autoblog',
    isSandbox: false,
    find: ({ marker, remoteId }, { signal }) =>
      withBlog(signal, async (opened) => {
        const id = remoteId === null ? null : readId(remoteId)
        return (
          (await findPost(opened, { articleId: readMarker(marker) })) ??
          (id === null ? null : findPost(opened, { articleId: id }))
        )
      }),
    create: (article, { signal }) =>
      withBlog(signal, async (opened) =>
        publish(opened, { articleId: readMarker(article.marker), article: readArticle(article) }),
      ),
    update: (remoteId, article, { signal }) =>
      withBlog(signal, async (opened) => {
        const articleId = readId(remoteId)
        if (articleId === null || (await findPost(opened, { articleId })) === null)
          throw new AdapterError('not_found', 'The article is not in the autoblog any more.')
        return publish(opened, { articleId, article: readArticle(article) })
      }),
    unpublish: (remoteId, { signal }) =>
      withBlog(signal, async (opened) => {
        const articleId = readId(remoteId)
        if (articleId !== null) await takeAway(opened, articleId)
      }),
    addImage: (image, { signal }) => withBlog(signal, (opened) => addImage(opened, image)),
    requestIndexing: async (url, { signal }) => {
      const blog = await database.transaction().execute((open) => findBlog({ database: open }, { plan }))
      if (blog === null) return false
      const key = indexKeyOf(blog)
      const keyUrl = `${branchAddress(blog, { branch: 'main', blogUrl })}/${key}.txt`
      return searchEngines.requestIndexing({ url, key, keyUrl }, { signal })
    },
  }
}

interface Publishing {
  articleId: number
  article: ReturnType<typeof readArticle>
}

/** A live article goes to both branches. A draft goes to staging alone: what readers see of it stays as it is. */
async function publish(opened: Opened, { articleId, article }: Publishing): Promise<RemotePost> {
  const branches: Branch[] = article.isLive ? ['staging', 'main'] : ['staging']
  for (const branch of branches) {
    await keepArticle(opened, { articleId, article, branch })
    await build(opened, branch)
  }
  const post = await findPost(opened, { articleId })
  if (post === null) throw new Error('an article that was just kept is not there')
  return post
}

async function takeAway(opened: Opened, articleId: number): Promise<void> {
  const { database, plan } = opened
  const branches = await listBranchesOf(opened, { articleId })
  await sql`
    delete from blog_articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
  `.execute(database)
  for (const branch of branches) await build(opened, branch)
}

async function build({ database, ...opened }: Opened, branch: Branch): Promise<void> {
  try {
    await buildBranch({ database }, { ...opened, branch })
  } catch (error) {
    if (error instanceof Conflict) throw new AdapterError('conflict', error.message)
    throw error
  }
}

/** Stores an image under the hash of its bytes; the same one is stored once. */
async function addImage(
  { database, plan }: Opened,
  { type, bytes }: OutgoingImage,
): Promise<{ url: string }> {
  const extension = IMAGE_TYPES.get(type)
  if (extension === undefined)
    throw new AdapterError('invalid', 'The autoblog shows images of the types JPEG, PNG, WebP, GIF and AVIF.')
  if (bytes.length === 0 || bytes.length > LARGEST_IMAGE)
    throw new AdapterError('invalid', 'The autoblog shows images of 10 MB at most.')
  const name = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`
  await sql`
    insert into blog_images (workspace_id, contentplan_id, name, type, bytes)
    values (${plan.workspaceId}, ${plan.id}, ${name}, ${type}, ${Buffer.from(bytes)})
    on conflict (contentplan_id, name) do nothing
  `.execute(database)
  return { url: `${IMAGES}/${name}` }
}
