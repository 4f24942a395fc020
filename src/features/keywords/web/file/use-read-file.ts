import { useEffect, useRef, useState } from 'react'
import type { ListField, ListMapping, ListPreview } from '../../files/index.ts'
import { FIELDS } from './list-fields.ts'
import { readInWorker, type FileInWorker } from './read-in-worker.ts'
import type { FileSummary } from './worker-messages.ts'

interface Found {
  preview: ListPreview
  mapping: ListMapping
}

/** A chosen file: its columns, what they are taken for, and what that brings. */
export function useReadFile(file: File) {
  const worker = useRef<FileInWorker>(null)
  const [found, setFound] = useState<Found | null>(null)
  const [summary, setSummary] = useState<FileSummary | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    const reading = readInWorker(file)
    worker.current = reading
    const look = async () => {
      const preview = await reading.preview()
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
      const answer = await reading.read(found.preview, found.mapping)
      if (!isOver) setSummary(answer)
    }
    read().catch((error: unknown) => setProblem(explain(error)))
    return () => {
      isOver = true
    }
  }, [found])

  return {
    preview: found?.preview ?? null,
    mapping: found?.mapping ?? null,
    /** null: it is being read, or its keyword column is not known. */
    summary,
    problem,
    takePart: (at: number, count: number) => {
      if (worker.current === null) throw new Error('the file is not open')
      return worker.current.takePart(at, count)
    },
    map: (field: ListField, column: number | null) => {
      setSummary(null)
      setFound((before) => before && { ...before, mapping: mapField(before.mapping, field, column) })
    },
  }
}

/** A column holds one field at a time. */
function mapField(mapping: ListMapping, field: ListField, column: number | null): ListMapping {
  const next = { ...mapping, [field]: column }
  for (const other of FIELDS)
    if (other !== field && column !== null && next[other] === column) next[other] = null
  return next
}

function explain(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
