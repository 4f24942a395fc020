import { ChosenFile } from '#ui/fields/ChosenFile.tsx'
import { DropArea } from '#ui/fields/DropArea.tsx'
import { FileChoice } from '#ui/fields/FileChoice.tsx'
import { Button } from '@mantine/core'
import { IconArrowsLeftRight } from '#ui/icons.ts'
import { useState } from 'react'
import { ACCEPTED, type ChosenFiles, type FileRole } from './chosen-files.ts'
import classes from './FilePlaces.module.css'
import { PasteBox } from './PasteBox.tsx'
import type { Clusterer } from './use-clusterer.ts'

export function FilePlaces({ clusterer, isOver }: { clusterer: Clusterer; isOver: boolean }) {
  const [isPasting, setIsPasting] = useState(false)
  const { files, notice } = clusterer
  const isEmpty = files.keywords === null && files.serps === null
  const isRunning = clusterer.progress !== null
  if (isPasting) return <PasteBox clusterer={clusterer} onClose={() => setIsPasting(false)} />
  return (
    <fieldset className={classes.places} disabled={isRunning}>
      <legend className="visually-hidden">Files</legend>
      <DropArea isOver={isOver}>
        <FilePlace
          fileRole="keywords"
          clusterer={clusterer}
          label="Keywords"
          hint="CSV, TSV, TXT or JSONL, one keyword a row. With a column serp_urls this file is enough."
          choose="Choose keyword file"
        />
        <FilePlace
          fileRole="serps"
          clusterer={clusterer}
          label="Search results"
          hint="The columns keyword, position and url. Only if they are not in the keyword file."
          choose="Choose results file"
        />
      </DropArea>
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
            Paste a list with results
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

interface FilePlaceProps {
  fileRole: FileRole
  clusterer: Clusterer
  label: string
  hint: string
  choose: string
}

/** A file dropped here is meant for this place: the screen reads `data-role`. */
function FilePlace({ fileRole, clusterer, label, hint, choose }: FilePlaceProps) {
  const file = clusterer.files[fileRole]
  return (
    <div data-role={fileRole}>
      {file === null ? (
        <FileChoice
          label={label}
          hint={hint}
          choose={choose}
          accept={ACCEPTED}
          onPick={(picked) => clusterer.choose(fileRole, picked)}
        />
      ) : (
        <ChosenFile label={label} hint={hint} file={file} onRemove={() => clusterer.choose(fileRole, null)} />
      )}
    </div>
  )
}

function nameSwap({ keywords, serps }: ChosenFiles): string {
  if (keywords === null) return 'These are keywords'
  return serps === null ? 'These are search results' : 'Swap files'
}
