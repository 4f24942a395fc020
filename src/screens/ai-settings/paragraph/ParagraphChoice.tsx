import { Textarea } from '@mantine/core'
import { useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { LONGEST_PARAGRAPH } from '#features/voice/rules.ts'
import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import classes from '../AISettings.module.css'
import { FromArticle } from './FromArticle.tsx'

interface ParagraphChoiceProps {
  place: PlanPlace
  text: string
  onChange: (text: string) => void
}

const SOURCES = [
  { value: 'typed', label: 'Type or paste' },
  { value: 'article', label: 'From an article' },
] as const

/** The paragraph that the style guide is tried on: typed, or chosen from an article that is written. */
export function ParagraphChoice({ place, text, onChange }: ParagraphChoiceProps) {
  const [source, setSource] = useState<'typed' | 'article'>('typed')
  return (
    <div className={classes.paragraph}>
      <div className={classes.head}>
        <h2>Paragraph</h2>
        <ChoiceBar
          label="Where the paragraph is from"
          value={source}
          options={SOURCES}
          onChange={setSource}
        />
      </div>
      {source === 'article' && (
        <FromArticle
          place={place}
          onChoose={(chosen) => {
            onChange(chosen)
            setSource('typed')
          }}
        />
      )}
      <Textarea
        aria-label="Paragraph"
        placeholder="Paste a paragraph of yours"
        autosize
        minRows={4}
        maxRows={12}
        dir="auto"
        maxLength={LONGEST_PARAGRAPH}
        value={text}
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />
    </div>
  )
}
