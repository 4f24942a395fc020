import { Button, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { fileFromText } from './chosen-files.ts'
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
        label="Keywords with their search results"
        description="Rows from a spreadsheet or the content of a file, with a header."
        placeholder={EXAMPLE}
        rows={7}
        spellCheck={false}
        ref={area}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        styles={{ input: { whiteSpace: 'pre', overflowX: 'auto' } }}
      />
      <div className={classes.actions}>
        <Button
          variant="default"
          disabled={text.trim() === ''}
          onClick={() => {
            clusterer.choose('keywords', fileFromText(text))
            onClose()
          }}
        >
          Use this list
        </Button>
        <Button variant="subtle" color="gray" onClick={onClose}>
          Back to files
        </Button>
      </div>
    </div>
  )
}
