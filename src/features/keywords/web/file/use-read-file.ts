import { useEffect, useRef, useState } from 'react'
import type { ListField, ListMapping, ListPreview } from '../../files/index.ts'
import { openWorker, type OpenWorker } from '#platform/web/worker/open-worker.ts'
import { FILE_WORKER_LOST } from '#platform/web/worker/read-file.ts'
import type { FileSummary, FileWorker } from './file-worker.ts'
import { FIELDS } from './list-fields.ts'

interface Found {
  preview: ListPreview
  mapping: ListMapping
}

/** Reads a chosen file in a worker: its columns, their mapping, and what the file contains by this mapping. */
export function useReadFile(file: File) {
  const worker = useRef<OpenWorker<FileWorker>>(null)
  const [found, setFound] = useState<Found | null>(null)
  const [summary, setSummary] = useState<FileSummary | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    const reading = openWorker<FileWorker>(
      new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' }),
      { explainLoss: () => FILE_WORKER_LOST },
    )
    worker.current = reading
    const look = async () => {
      const preview = await reading.ask('preview', file)
      setFound({ preview, mapping: preview.mapping })
    }
    look().catch((error: unknown) => setProblem(explain(error)))
    return reading.close
  }, [file])

  useEffect(() => {
    const reading = worker.current
    if (found === null || found.mapping.keyword === null || reading === null) return undefined
    let isOver = false
    const read = async () => {
      const answer = await reading.ask('read', { file, ...found })
      if (!isOver) setSummary(answer)
    }
    read().catch((error: unknown) => setProblem(explain(error)))
    return () => {
      isOver = true
    }
  }, [file, found])

  return {
    preview: found?.preview ?? null,
    mapping: found?.mapping ?? null,
    /** null while the file is being read, and while its keyword column is not known. */
    summary,
    problem,
    takePart: (at: number, count: number) => {
      if (worker.current === null) throw new Error('the file is not open')
      return worker.current.ask('part', { at, count })
    },
    map: (field: ListField, column: number | null) => {
      setSummary(null)
      setFound((before) => before && { ...before, mapping: mapField(before.mapping, field, column) })
    },
  }
}

/** Gives a field its column; another field that had this column loses it. */
function mapField(mapping: ListMapping, field: ListField, column: number | null): ListMapping {
  const next = { ...mapping, [field]: column }
  for (const other of FIELDS)
    if (other !== field && column !== null && next[other] === column) next[other] = null
  return next
}

function explain(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
