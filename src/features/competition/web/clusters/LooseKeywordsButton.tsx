import { Button } from '@mantine/core'
import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { formatCount } from '#ui/numbers.ts'
import type { PseudoCluster } from '../api.ts'
import classes from '../competition.module.css'
import { KeywordList } from './KeywordList.tsx'
import { KeywordsButton } from './KeywordsButton.tsx'
import { PSEUDO_NAMES } from './pseudo-names.ts'
import { useTakeKeywords } from './use-take-keywords.ts'

interface LooseKeywordsButtonProps {
  place: PlanPlace
  article: Article
  pseudo: PseudoCluster
}

/** The number of keywords in no cluster, which opens them: they can be added to the cluster, or be excluded no longer. */
export function LooseKeywordsButton({ place, article, pseudo }: LooseKeywordsButtonProps) {
  const taking = useTakeKeywords(place.contentplanId, article)
  const { name } = PSEUDO_NAMES[pseudo.name]
  const isExcluded = pseudo.name === 'excluded'
  const how = isExcluded ? 'include' : 'add'
  const isDisabled = taking.isPending || (!isExcluded && article.is_locked)
  const ids = pseudo.keywords.map(({ id }) => id)
  return (
    <KeywordsButton whose={`in no cluster, ${name}`} name={name} count={pseudo.keyword_count}>
      {(close) => (
        <>
          <KeywordList
            count={pseudo.keyword_count}
            keywords={pseudo.keywords}
            action={{
              word: WORDS[how],
              isDisabled,
              onSelect: ({ id }) => taking.mutate({ how, keywordIds: [id] }),
            }}
          />
          <div className={classes.buttons}>
            <Button
              size="xs"
              variant="default"
              disabled={isDisabled}
              onClick={() => taking.mutate({ how, keywordIds: ids }, { onSuccess: close })}
            >
              {isExcluded
                ? `Unexclude all ${formatCount(ids.length)}`
                : `Add all ${formatCount(ids.length)} to this cluster`}
            </Button>
          </div>
        </>
      )}
    </KeywordsButton>
  )
}

const WORDS = { include: 'Unexclude', add: 'Add' } as const
