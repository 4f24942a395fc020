import { openTexts } from './text-world.ts'

interface Listed {
  id: number
  title: string
}

/** A plan whose article editor is asked by query; articles get a final draft by `add`. */
export async function openContent() {
  const world = await openTexts()
  const { addArticle, save, look, call, contentplanId } = world
  const path = `/contentplan/${contentplanId}/articles/content`
  const list = async (query = '') => (await call('GET', `${path}?${query}`)).body
  return {
    ...world,
    path,
    list,
    titles: async (query: string): Promise<string[]> =>
      (await list(query)).articles.map(({ title }: Listed) => title),
    /** An article with this final draft; an empty one is never saved. */
    add: async (title: string, set: string, final = `# ${title}`) => {
      const id = await addArticle(title)
      if (final !== '') await save(final, { section: 'final', articleId: id })
      await look(`update articles set ${set} where id = ${id}`)
      return id
    },
  }
}
