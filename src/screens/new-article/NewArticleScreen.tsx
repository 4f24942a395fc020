import { IconAlertTriangle } from '#ui/icons.ts'
import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { HubIdeas } from './ideas/HubIdeas.tsx'
import { KeywordField } from './keyword/KeywordField.tsx'
import { Results } from './keyword/Results.tsx'
import { MODES } from './new-article-view.ts'
import classes from './NewArticle.module.css'
import { PromptForm } from './prompt/PromptForm.tsx'
import { useNewArticle } from './use-new-article.ts'

/** S-32: begins an article with a keyword or with a description of what is to be written (F-120). */
export function NewArticleScreen() {
  const { place, view, hasCredits, change } = useNewArticle()
  const { mode, keyword, hubId } = view
  return (
    <div className={classes.screen}>
      <PageHeader title="New article" />
      <section className={classes.begin} aria-labelledby="begin">
        <div className={classes.head}>
          <h2 id="begin" className={classes.question}>
            What do you want to write about?
          </h2>
          <ChoiceBar
            label="Begin with"
            value={mode}
            options={MODES}
            onChange={(next) => change({ mode: next })}
          />
        </div>
        {!hasCredits && <NoCredits />}
        {mode === 'prompt' ? (
          <PromptForm place={place} isDisabled={!hasCredits} />
        ) : (
          <KeywordField
            keyword={keyword}
            isDisabled={!hasCredits}
            onSearch={(next) => change({ keyword: next, hubId: null })}
          />
        )}
      </section>
      {mode === 'keyword' && keyword !== '' && (
        <Results key={keyword} place={place} keyword={keyword} hubId={hubId} isDisabled={!hasCredits} />
      )}
      {mode === 'keyword' && keyword === '' && (
        <HubIdeas
          place={place}
          isDisabled={!hasCredits}
          onChoose={(idea) => change({ keyword: idea.keyword, hubId: idea.hubId })}
        />
      )}
    </div>
  )
}

/** Why nothing can be entered (E-40). */
function NoCredits() {
  return (
    <output className={classes.warning}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
      You have no article credits remaining.
    </output>
  )
}
