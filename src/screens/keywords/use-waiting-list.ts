import { useEffect, useRef } from 'react'
import type { useResearch } from '#features/keywords/web/index.ts'
import { WAITING_LIST } from '#features/keywords/rules.ts'
import { dropKeptFile, readKeptFile } from '#platform/web/kept-file.ts'
import { useKeptName } from '#platform/web/use-kept-name.ts'

type Upload = ReturnType<typeof useResearch>['upload']

/**
 * Puts the list that waits in this tab into the open dialog while it has no other file. The list waits, over reloads
 * too, until it is added or removed.
 */
export function useWaitingList({ file, setFile }: Upload, isOpen: boolean): void {
  const isWaiting = useKeptName(WAITING_LIST) !== null
  const given = useRef<File>(null)
  const before = useRef(file)
  useEffect(() => {
    if (file === null && before.current !== null && before.current === given.current)
      dropKeptFile(WAITING_LIST)
    before.current = file
  }, [file])
  useEffect(() => {
    if (!isOpen || !isWaiting || file !== null) return
    let isOver = false
    void readKeptFile(WAITING_LIST).then((list) => {
      if (list === null || isOver) return
      given.current = list
      setFile(list)
    })
    return () => {
      isOver = true
    }
  }, [isOpen, isWaiting, file, setFile])
}
