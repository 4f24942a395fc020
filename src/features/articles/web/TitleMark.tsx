import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { findLanguage } from '#features/contentplans/web/index.ts'
import { IconAlertTriangle } from '#ui/icons.ts'
import { IconButton } from '#ui/layout/IconButton.tsx'
import type { Article } from './api.ts'
import { fitsTitle } from './fits-title.ts'
import { writeTitle } from '../titles/index.ts'
import classes from './TitleMark.module.css'
import { useChangeArticles } from './use-change-articles.ts'

interface TitleProps {
  article: Pick<Article, 'id' | 'contentplan_id' | 'title' | 'main_keyword'>
}

interface MisfitProps extends TitleProps {
  main: string
}

/** The mark beside a title that may no longer fit its cluster. Pressing it gives the cluster its main keyword as title. */
export function TitleMark({ article }: TitleProps) {
  const main = findMisfit(article)
  return main === null ? null : <MarkButton article={article} main={main} />
}

/** The same in words, below the title of a cluster. */
export function TitleNote({ article }: TitleProps) {
  const main = findMisfit(article)
  return main === null ? null : <Note article={article} main={main} />
}

function MarkButton({ article, main }: MisfitProps) {
  const { rename, isBusy } = useRename(article, main)
  return (
    <span className={classes.mark}>
      <IconButton label={`Title may no longer fit. Rename to “${main}”`} disabled={isBusy} onClick={rename}>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </span>
  )
}

function Note({ article, main }: MisfitProps) {
  const { rename, isBusy } = useRename(article, main)
  return (
    <p className={classes.note}>
      <span>
        The title may no longer fit: the main keyword is “<bdi>{main}</bdi>”.
      </span>
      <Button size="xs" variant="default" loading={isBusy} onClick={rename}>
        Rename to main keyword
      </Button>
    </p>
  )
}

/** The main keyword that the title has no word of; null when the title fits. */
function findMisfit({ title, main_keyword: main }: TitleProps['article']): string | null {
  return main === null || fitsTitle(title, main) ? null : main
}

function useRename({ id, contentplan_id: contentplanId }: TitleProps['article'], main: string) {
  const queryClient = useQueryClient()
  const changing = useChangeArticles(contentplanId)
  return {
    rename: () => {
      const name = writeTitle(main, findLanguage(queryClient, contentplanId))
      changing.mutate({ action: 'rename', articleIds: [id], name })
    },
    isBusy: changing.isPending,
  }
}
