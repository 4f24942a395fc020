import type { Article } from '#features/articles/web/index.ts'
import classes from './ArticleScreen.module.css'

/** F-130, as far as it is known: the title, the hub, the page. */
export function ArticleHeader({ article }: { article: Article }) {
  const { title, topic_name: hub, article_url: url, main_keyword: main } = article
  return (
    <header className={classes.header}>
      <h1 id="article-title" className={classes.title} dir="auto">
        {title}
      </h1>
      <dl className={classes.facts}>
        {hub !== null && (
          <div>
            <dt>Hub</dt>
            <dd dir="auto">{hub}</dd>
          </div>
        )}
        {main !== null && (
          <div>
            <dt>Main keyword</dt>
            <dd dir="auto">{main}</dd>
          </div>
        )}
        <div>
          <dt>Page</dt>
          <dd>
            {url === null ? (
              'None yet: a page to write'
            ) : (
              <a href={url} target="_blank" rel="noopener noreferrer" dir="auto">
                {url}
              </a>
            )}
          </dd>
        </div>
      </dl>
    </header>
  )
}
