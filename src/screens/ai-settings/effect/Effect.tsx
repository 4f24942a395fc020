import { useMemo } from 'react'
import { readMarkdown } from '#features/writing/markdown/index.ts'
import { findDepartures, readGuide } from '#features/writing/style/index.ts'
import classes from '../AISettings.module.css'
import { compareStyle } from './compare-style.ts'
import { MarkedTexts } from './MarkedTexts.tsx'
import { Departures } from './Departures.tsx'
import { StyleTable } from './StyleTable.tsx'

interface EffectProps {
  guide: string
  before: string
  /** What the model made of it; null as long as there is nothing. */
  after: string | null
  language: string
}

/** What a style guide does to a paragraph: both texts side by side, and both measured. */
export function Effect({ guide, before, after, language }: EffectProps) {
  const measured = useMemo(() => {
    const rules = readGuide(guide, language)
    const read = (text: string) => {
      const plain = readMarkdown(text)
        .map((block) => block.text)
        .join('\n')
      return { plain, departures: findDepartures(plain, { rules, language }) }
    }
    const one = read(before)
    const other = after === null ? null : read(after)
    return {
      before: one,
      after: other,
      rows: compareStyle({ before: one.plain, after: other?.plain ?? null, rules, language }),
      hasRules: Object.values(rules).some(
        (rule) => rule !== null && (!Array.isArray(rule) || rule.length > 0),
      ),
    }
  }, [guide, before, after, language])
  return (
    <section className={classes.effect} aria-label="What the style guide does">
      <h2>What the style guide does</h2>
      {after !== null && <MarkedTexts before={before} after={after} />}
      <StyleTable rows={measured.rows} hasAfter={after !== null} />
      {measured.hasRules ? (
        <div className={classes.pair}>
          <Departures
            title={after === null ? 'How far the paragraph is from the guide' : 'Before'}
            departures={measured.before.departures}
          />
          {measured.after !== null && <Departures title="After" departures={measured.after.departures} />}
        </div>
      ) : (
        <p className={classes.note}>
          Nothing in this guide can be checked by code. Lines such as “Address: you”, “Sentences: about 15
          words, at most 30” or “Words to avoid: leverage, synergy” can.
        </p>
      )}
    </section>
  )
}
