import { Button, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import classes from './PasteBox.module.css'
import type { Clusterer } from './use-clusterer.ts'

const EXAMPLE = 'keyword,volume,serp_urls\nrunning shoes,74000,https://a.example/x|https://b.example/y'

export function PasteBox({ clusterer, onClose }: { clusterer: Clusterer; onClose: () => void }) {
  const [text, setText] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  return (
    <div className={classes.box}>
      <Textarea
        classNames={{ input: classes.text ?? '' }}
        label="Keywords with their search results"
        description="A CSV or rows of a spreadsheet with a header: keyword, volume, and serp_urls with the addresses that rank for the keyword, separated by |."
        placeholder={EXAMPLE}
        ref={area}
        rows={7}
        spellCheck={false}
        disabled={clusterer.progress !== null}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          clusterer.choose('keywords', value.trim() === '' ? null : new File([value], 'pasted-list.txt'))
        }}
      />
      <Button className={classes.back} variant="subtle" size="compact-sm" onClick={onClose}>
        Use files instead
      </Button>
    </div>
  )
}
