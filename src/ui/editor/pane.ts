/** A passage of the markdown, in UTF-16 code units. */
export interface TextPlace {
  start: number
  end: number
}

/** A passage that is marked for the reader, and is not changed by that. */
export interface MarkedPlace extends TextPlace {
  reason: string
}

/** A link of the text that was clicked, or that had the caret when Alt+Enter was pressed. */
export interface PressedLink {
  url: string
  /** '' for none. */
  title: string
  /** What readers see of it. */
  text: string
}

/** What the visual editor and the source have in common: where the text is edited. */
export interface EditorPane {
  /** Shows another text, which is not an edit. */
  replaceText: (text: string) => void
  /** Where the caret is in the markdown. */
  readCaret: () => number
  /** Puts the caret about there, and scrolls to it. */
  placeCaret: (offset: number) => void
  /** Selects about this passage, and scrolls to it. */
  selectPlace: (place: TextPlace) => void
  /** Marks these passages and no others. They move with what is typed around them. */
  markPlaces: (places: readonly MarkedPlace[]) => void
  focus: () => void
}

export interface PaneProps {
  label: string
  placeholder: string
  isReadOnly: boolean
  readText: () => string
  onChange: (text: string) => void
  /** The pane can be used, or no longer. */
  onReady: (pane: EditorPane | null) => void
  onToolbarKey: () => void
  onLink: (link: PressedLink) => void
}
