import { GUIDE_GROUPS } from '#features/voice/rules.ts'
import type { GuideState } from '#features/voice/web/index.ts'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { useState } from 'react'
import classes from './BasisPanel.module.css'
import { RuleLine } from './RuleLine.tsx'

/** What was measured on the pages of the site: each rule with its numbers and an example, and the pages. */
export function BasisPanel({ found: { basis, measured_at: measuredAt, engine } }: { found: GuideState }) {
  const [now] = useState(() => new Date())
  if (basis === null)
    return (
      <aside className={classes.panel} aria-label="What it rests on">
        <h2>What it rests on</h2>
        <p className={classes.note}>
          This guide was written by hand. “Measure again” measures the pages of the site and proposes a guide;
          yours stays until you decide.
        </p>
      </aside>
    )
  const { pages, rules, sentences, words, unmeasured } = basis
  return (
    <aside className={classes.panel} aria-label="What it rests on">
      <header>
        <h2>What it rests on</h2>
        <p className={classes.note}>
          {formatNoun(pages.length, 'page', 'pages')}, {formatNoun(sentences, 'sentence', 'sentences')},{' '}
          {formatNoun(words, 'word', 'words')}. Measured <DateCell date={measuredAt} now={now} />.
          {engine === 'rules' && ' Without a language model, rules word the guide.'}
        </p>
      </header>
      {GUIDE_GROUPS.map((group) => ({ group, of: rules.filter((rule) => rule.group === group) }))
        .filter(({ of }) => of.length > 0)
        .map(({ group, of }) => (
          <section key={group} aria-label={group}>
            <h3>{group}</h3>
            <ul className={classes.rules}>
              {of.map((rule) => (
                <RuleLine key={rule.id} rule={rule} />
              ))}
            </ul>
          </section>
        ))}
      <details className={classes.more}>
        <summary>{formatNoun(pages.length, 'page', 'pages')} that were measured</summary>
        <ul>
          {pages.map(({ url, title }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener" dir="auto">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
      {unmeasured.length > 0 && (
        <details className={classes.more}>
          <summary>{formatNoun(unmeasured.length, 'thing', 'things')} that could not be measured</summary>
          <ul>
            {unmeasured.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  )
}
