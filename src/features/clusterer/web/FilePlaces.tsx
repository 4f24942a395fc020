import { FileField } from '#ui/fields/FileField.tsx'
import { Button } from '@mantine/core'
import { IconArrowsLeftRight } from '#ui/icons.ts'
import { useState } from 'react'
import { ACCEPTED, type ChosenFiles } from './chosen-files.ts'
import classes from './FilePlaces.module.css'
import { PasteBox } from './PasteBox.tsx'
import type { Clusterer } from './use-clusterer.ts'

export function FilePlaces({ clusterer, isOver }: { clusterer: Clusterer; isOver: boolean }) {
  const [isPasting, setIsPasting] = useState(false)
  const { files, choose, notice } = clusterer
  const isEmpty = files.keywords === null && files.serps === null
  const isRunning = clusterer.progress !== null
  if (isPasting) return <PasteBox clusterer={clusterer} onClose={() => setIsPasting(false)} />
  return (
    <fieldset className={classes.places} disabled={isRunning}>
      <legend className="visually-hidden">Files</legend>
      <div className={classes.zone} data-over={isOver || undefined}>
        <div className={classes.place} data-role="keywords">
          <FileField
            label="Keywords"
            hint="CSV, TSV, TXT or JSONL, one keyword a row."
            choose="Choose keyword file"
            accept={ACCEPTED}
            file={files.keywords}
            onPick={(file) => choose('keywords', file)}
            onRemove={() => choose('keywords', null)}
          />
        </div>
        <div className={classes.place} data-role="serps">
          <FileField
            label="Search results"
            hint="Only if they are not in the keyword file."
            choose="Choose results file"
            accept={ACCEPTED}
            file={files.serps}
            onPick={(file) => choose('serps', file)}
            onRemove={() => choose('serps', null)}
          />
        </div>
      </div>
      <div className={classes.below}>
        <output>
          {notice ??
            (isEmpty && <span className={classes.dropHint}>Or drop the files anywhere on this page.</span>)}
        </output>
        {!isRunning && isEmpty && (
          <Button
            className={classes.link}
            variant="subtle"
            size="compact-sm"
            onClick={() => setIsPasting(true)}
          >
            Paste a list
          </Button>
        )}
        {!isRunning && !isEmpty && (
          <Button
            className={classes.link}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowsLeftRight size={16} stroke={1.75} />}
            onClick={clusterer.swap}
          >
            {nameSwap(files)}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

function nameSwap({ keywords, serps }: ChosenFiles): string {
  if (keywords === null) return 'These are keywords'
  return serps === null ? 'These are search results' : 'Swap files'
}
