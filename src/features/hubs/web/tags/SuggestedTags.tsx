import { useQuery } from '@tanstack/react-query'
import { keywordsApi } from '#features/keywords/web/index.ts'
import { IconPlus } from '#ui/icons.ts'
import classes from './SuggestedTags.module.css'

interface SuggestedTagsProps {
  contentplanId: number
  /** Tags that need not be suggested any more. */
  chosen: readonly string[]
  onAdd: (tag: string) => void
}

/** The most searched keywords of the plan, to begin with (K-25). */
export function SuggestedTags({ contentplanId, chosen, onAdd }: SuggestedTagsProps) {
  const { data } = useQuery(keywordsApi.listPopular.queryOptions({ input: { contentplanId } }))
  const open = data?.keywords.filter(({ keyword }) => !chosen.includes(keyword.toLowerCase()))
  return (
    <div className={classes.suggestions}>
      {open !== undefined && open.length > 0 && (
        <>
          <span className={classes.label}>Try:</span>
          {open.map(({ id, keyword }) => (
            <button key={id} type="button" className={classes.chip} dir="auto" onClick={() => onAdd(keyword)}>
              <IconPlus size={14} stroke={1.75} aria-hidden="true" />
              <span className={classes.text}>{keyword}</span>
            </button>
          ))}
        </>
      )}
    </div>
  )
}
