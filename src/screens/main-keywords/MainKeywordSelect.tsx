import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChangeArticles } from '#features/articles/web/index.ts'
import { pagesApi, type Page } from '#features/pages/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { FoundSelect } from '#ui/select/FoundSelect.tsx'
import classes from './MainKeywordSelect.module.css'
import { useChoices } from './use-choices.ts'

interface MainKeywordSelectProps {
  contentplanId: number
  page: Page
  articleId: number
}

/** Chooses the main keyword of a page's cluster. The choices are loaded when it is opened. */
export function MainKeywordSelect({ contentplanId, page, articleId }: MainKeywordSelectProps) {
  /** Null as long as the list is closed. */
  const [typed, setTyped] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const listOfPlan = { queryKey: pagesApi.list.key({ input: { contentplanId } }) }
  const changing = useChangeArticles(contentplanId)
  const { options, nothing } = useChoices({
    contentplanId,
    page,
    articleId,
    isOpen: typed !== null,
    text: typed?.trim() ?? '',
  })
  /** The keyword that was chosen, until the list has it. */
  const [saving, setSaving] = useState<{ label: string; before: number | null } | null>(null)
  if (saving !== null && saving.before !== page.main_keyword_id) setSaving(null)
  const current = saving?.label ?? page.main_keyword
  const { host, rest } = describeUrl(page.url)
  return (
    <div className={classes.select}>
      <FoundSelect
        label={`Main keyword of ${rest === '' ? host : rest}`}
        isLabelHidden
        placeholder={current ?? 'select main keyword'}
        text={typed ?? current ?? ''}
        options={options}
        value={page.main_keyword_id === null ? '' : String(page.main_keyword_id)}
        nothing={nothing}
        disabled={changing.isPending}
        onOpen={() => setTyped((before) => before ?? '')}
        onClose={() => setTyped(null)}
        onType={setTyped}
        onChoose={({ value, label }) => {
          if (Number(value) === page.main_keyword_id) return
          setSaving({ label, before: page.main_keyword_id })
          changing.mutate(
            { action: 'updateMainKeyword', articleIds: [articleId], mainKeywordId: Number(value) },
            {
              onError: () => setSaving(null),
              // Whatever the list has then: the choice may have been undone already.
              onSuccess: () => void askAgain(queryClient, listOfPlan).finally(() => setSaving(null)),
            },
          )
        }}
      />
    </div>
  )
}
