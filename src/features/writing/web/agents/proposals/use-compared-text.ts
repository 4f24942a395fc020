import { useQuery } from '@tanstack/react-query'
import { textsApi, untilQuiet, type OpenedText } from '#features/editor/web/index.ts'

/** The newest saved version of a text, after what is typed here is saved. */
export function useComparedText(articleId: number, { section, text }: OpenedText) {
  return useQuery({
    queryKey: [...textsApi.get.key({ input: { articleId, section } }), 'beside a proposal'],
    queryFn: async ({ signal }) => {
      text.flush()
      await untilQuiet(text)
      if (text.isDirty()) throw new Error('What you have typed is not saved yet.')
      return textsApi.get.call({ articleId, section }, { signal })
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}
