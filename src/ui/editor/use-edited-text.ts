import { useEffect, useRef, useState, type RefObject } from 'react'
import { cutFrontMatter } from '../markdown/front-matter.ts'
import type { EditorPane, MarkedPlace, TextPlace } from './pane.ts'
import { createToldTexts } from './told-texts.ts'

type EditorMode = 'visual' | 'source'

interface EditedTextOptions {
  text: string
  mode?: EditorMode
  marked?: readonly MarkedPlace[]
  onChange: (text: string) => void
  onModeChange?: (mode: EditorMode) => void
}

/** In letters: in a longer text, the visual editor answers a key only after a moment that people feel. */
const MOST_VISUAL = 200_000
const ROOM = 10_000
const NOTHING_MARKED: readonly MarkedPlace[] = []

/** The text that is edited, and the mode in which it is: it goes from one pane to the other with its caret. */
export function useEditedText(options: EditedTextOptions, frame: RefObject<HTMLElement | null>) {
  const { text, mode: firstMode = 'visual', onChange, onModeChange } = options
  const [chosen, setChosen] = useState(firstMode)
  /** Up to this length, the visual editor stays: the user wants it, or has written so much in it. */
  const [accepted, setAccepted] = useState(MOST_VISUAL)
  const [opened, setOpened] = useState(text)
  const [frontMatter, setFrontMatter] = useState(() => cutFrontMatter(text).frontMatter)
  const newest = useRef(text)
  const [told] = useState(createToldTexts)
  const pane = useRef<EditorPane | null>(null)
  const arrival = useRef<{ caret: number; hasFocus: boolean } | null>(null)
  if (text !== opened) {
    setOpened(text)
    setFrontMatter(cutFrontMatter(text).frontMatter)
  }
  useEffect(() => {
    if (told.takeBack(text) || text === newest.current) return
    newest.current = text
    pane.current?.replaceText(text)
  }, [text, told])
  const { marked = NOTHING_MARKED } = options
  useEffect(() => pane.current?.markPlaces(marked), [marked])

  const isHeld = chosen === 'visual' && opened.length > accepted
  const mode: EditorMode = isHeld ? 'source' : chosen
  return {
    mode,
    /** Whether the text is shown as its source only because it is long. */
    isHeld,
    size: opened.length,
    frontMatter,
    readText: () => newest.current,
    onEdit: (edited: string) => {
      newest.current = edited
      told.add(edited)
      if (mode === 'visual' && edited.length > accepted - ROOM) setAccepted(edited.length + ROOM * 2)
      onChange(edited)
    },
    onReady: (ready: EditorPane | null) => {
      pane.current = ready
      if (ready === null) return
      if (marked.length > 0) ready.markPlaces(marked)
      if (arrival.current === null) return
      const { caret, hasFocus } = arrival.current
      arrival.current = null
      if (caret > 0) ready.placeCaret(caret)
      if (hasFocus) ready.focus()
    },
    showPlace: (place: TextPlace) => {
      pane.current?.focus()
      pane.current?.selectPlace(place)
    },
    focusText: () => pane.current?.focus(),
    toggle: () => {
      const next = mode === 'visual' ? 'source' : 'visual'
      const hasFocus = document.activeElement?.closest('[role="textbox"]') ?? null
      arrival.current = {
        caret: pane.current?.readCaret() ?? 0,
        hasFocus: hasFocus !== null && frame.current?.contains(hasFocus) === true,
      }
      setFrontMatter(cutFrontMatter(newest.current).frontMatter)
      if (isHeld) setAccepted(Number.POSITIVE_INFINITY)
      setChosen(next)
      onModeChange?.(next)
    },
  }
}
