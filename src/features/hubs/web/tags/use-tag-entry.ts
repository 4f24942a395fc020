import { useState } from 'react'
import { addTags, hasSeparator } from './add-tags.ts'

export type TagEntry = ReturnType<typeof useTagEntry>

/** Seed keywords that a user enters, with the text that is not one yet. */
export function useTagEntry(first: readonly string[] = []) {
  const [tags, setTags] = useState(first)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const add = (text: string) => {
    const added = addTags(tags, text)
    setTags(added.tags)
    setProblem(added.problem)
    setTyped(added.problem === null ? '' : text)
  }
  return {
    tags,
    typed,
    problem,
    /** The tags with the typed one, as they are saved. */
    wanted: addTags(tags, typed).tags,
    add,
    type: (text: string) => {
      if (hasSeparator(text)) return add(text)
      setTyped(text)
      setProblem(null)
    },
    remove: (tag: string) => {
      setTags(tags.filter((other) => other !== tag))
      setProblem(null)
    },
    removeLast: () => setTags(tags.slice(0, -1)),
  }
}
