import { useState } from 'react'
import { NO_FILES, type ChosenFiles, type FileRole } from './chosen-files.ts'
import { tellFilesApart } from './tell-files-apart.ts'

/** The files in the two fields, and what the user should check about them. `onChange` is called when a user changes them. */
export function useChosenFiles(onChange: () => void) {
  const [files, setFiles] = useState(NO_FILES)
  const [notice, setNotice] = useState<string | null>(null)

  function change(next: (before: ChosenFiles) => ChosenFiles, said: string | null = null) {
    onChange()
    setNotice(said)
    setFiles(next)
  }

  const choose = (role: FileRole, file: File | null) => change((before) => ({ ...before, [role]: file }))

  return {
    files,
    notice,
    choose,
    async drop(dropped: File[], role: FileRole | null) {
      const [only] = dropped
      if (dropped.length === 1 && only) return choose(role ?? firstFreeRole(files), only)
      const apart = await tellFilesApart(dropped)
      change(() => apart.files, apart.notice)
    },
    swap: () => change(({ keywords, serps }) => ({ keywords: serps, serps: keywords })),
    replace: (next: ChosenFiles) => change(() => next),
    /** Puts the files into empty fields. */
    offer: (next: ChosenFiles) => setFiles((before) => (before === NO_FILES ? next : before)),
  }
}

function firstFreeRole(files: ChosenFiles): FileRole {
  return files.keywords !== null && files.serps === null ? 'serps' : 'keywords'
}
