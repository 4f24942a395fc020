import { articlesApi, type Article, type ArticleFilter } from '#features/articles/web/index.ts'
import { MOST_ARTICLES, MOST_ARTICLES_PER_PAGE } from '#features/articles/rules.ts'
import { useSelectAll } from '#platform/web/use-select-all.ts'

/** The filter and the order of a list of clusters, as input for the server, from a place in the list on. */
export type ListInput = (offset: number, limit: number) => ArticleFilter

interface SelectAllInput {
  contentplanId: number
  listInput: ListInput
  total: number
  selected: number
  onFound: (rows: readonly Article[]) => void
}

/** Selects the clusters of all pages of a list. */
export function useSelectAllClusters({ contentplanId, listInput, ...input }: SelectAllInput) {
  return useSelectAll({
    listPage: async (page) => {
      const filter = listInput((page - 1) * MOST_ARTICLES_PER_PAGE, MOST_ARTICLES_PER_PAGE)
      return (await articlesApi.listAdvanced.call({ contentplanId, ...filter })).articles
    },
    pageSize: MOST_ARTICLES_PER_PAGE,
    most: MOST_ARTICLES,
    errorMessage: 'Not all clusters could be selected. Please try again.',
    ...input,
  })
}
