import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { articlesApi } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { textsApi } from '#features/editor/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { SearchSelect } from '#ui/select/SearchSelect.tsx'
import classes from '../AISettings.module.css'
import { listParagraphs } from './list-paragraphs.ts'

interface FromArticleProps {
  place: PlanPlace
  onChoose: (text: string) => void
}

const MOST_ARTICLES = 200

/** Chooses a paragraph of an article that is written. */
export function FromArticle({ place: { contentplanId }, onChoose }: FromArticleProps) {
  const [articleId, setArticleId] = useState('')
  const list = useQuery(
    articlesApi.list.queryOptions({
      input: { contentplanId, filterHasFinal: true, limit: MOST_ARTICLES },
    }),
  )
  const text = useQuery({
    ...textsApi.get.queryOptions({ input: { articleId: Number(articleId), section: 'final' } }),
    enabled: articleId !== '',
  })
  const articles = list.data?.articles ?? []
  const error = list.error ?? text.error
  if (error !== null)
    return (
      <ProblemLine text={messageOf(error, 'The articles could not be loaded. Paste a paragraph instead.')} />
    )
  if (list.data === undefined)
    return <SkeletonRows label="The articles are loading" count={1} rowHeight={36} />
  if (articles.length === 0)
    return <p className={classes.note}>No article of this plan is written yet. Paste a paragraph instead.</p>
  const paragraphs = text.data === undefined ? [] : listParagraphs(text.data.text)
  return (
    <>
      <SearchSelect
        label="Article"
        isLabelHidden
        placeholder="Choose an article"
        options={articles.map((one) => ({ value: String(one.article_id), label: one.title }))}
        value={articleId}
        onChange={setArticleId}
      />
      {articleId !== '' && text.data === undefined && (
        <SkeletonRows label="The article is loading" count={4} rowHeight={36} />
      )}
      {text.data !== undefined && paragraphs.length === 0 && (
        <p className={classes.note}>This article has no paragraph that is long enough.</p>
      )}
      {paragraphs.length > 0 && (
        <ul className={classes.choices} aria-label="Paragraphs of the article">
          {paragraphs.map((paragraph) => (
            <li key={paragraph}>
              <button type="button" dir="auto" onClick={() => onChoose(paragraph)}>
                {paragraph}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
