import { useMemo } from 'react'
import { SearchSelect } from '#ui/select/SearchSelect.tsx'
import type { ComparedKeyword } from '../api.ts'
import { replaceInPair, type Pair } from '../compared-pair.ts'
import classes from './WhyTogether.module.css'

interface PairChoiceProps {
  keywords: readonly Pick<ComparedKeyword, 'id' | 'keyword'>[]
  /** The keywords that are compared now; they may be of another cluster. */
  compared: readonly Pick<ComparedKeyword, 'id' | 'keyword'>[]
  pair: Pair
  onPair: (pair: Pair) => void
}

/** The fields that choose the two compared keywords. */
export function PairChoice({ keywords, compared, pair, onPair }: PairChoiceProps) {
  const options = useMemo(() => {
    const names = new Map([...keywords, ...compared].map(({ id, keyword }) => [id, keyword]))
    return [...names].map(([id, label]) => ({ value: String(id), label }))
  }, [keywords, compared])
  return (
    <div className={classes.choice}>
      <SearchSelect
        label="Keyword A"
        options={options}
        value={String(pair[0])}
        onChange={(id) => onPair(replaceInPair(pair, 'a', Number(id)))}
      />
      <SearchSelect
        label="Keyword B"
        options={options}
        value={String(pair[1])}
        onChange={(id) => onPair(replaceInPair(pair, 'b', Number(id)))}
      />
    </div>
  )
}
