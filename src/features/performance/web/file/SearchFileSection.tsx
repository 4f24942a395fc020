import { useState } from 'react'
import { DropArea } from '#ui/fields/DropArea.tsx'
import { FileChoice } from '#ui/fields/FileChoice.tsx'
import { useWindowDrop } from '#ui/fields/use-window-drop.ts'
import { SearchFileImport } from './SearchFileImport.tsx'
import classes from './SearchFile.module.css'

/** The import of an exported file, for search data without a connection, or from before it. */
export function SearchFileSection({ contentplanId }: { contentplanId: number }) {
  const [file, setFile] = useState<File | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isOver = useWindowDrop(([dropped]) => {
    if (dropped && !isBusy) setFile(dropped)
  })
  if (file !== null)
    return (
      <section className={classes.section} aria-label="File">
        <SearchFileImport
          key={`${file.name} ${file.size} ${file.lastModified}`}
          contentplanId={contentplanId}
          file={file}
          onRemove={() => setFile(null)}
          onBusy={setIsBusy}
        />
      </section>
    )
  return (
    <section aria-label="File">
      <DropArea isOver={isOver}>
        <FileChoice
          label="Or import a file"
          hint="The ZIP that Search Console exports, in any language, or a CSV with pages or queries and their clicks and impressions, with or without days. You can also drop it here."
          choose="Choose a file"
          accept=".zip,.csv,.tsv,.txt"
          onPick={setFile}
        />
      </DropArea>
    </section>
  )
}
