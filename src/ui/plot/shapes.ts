/** A place in a plot, in pixels from its upper left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The colours of a plot: steps from much to little, and meanings. */
export type Tone =
  | 'step-1'
  | 'step-2'
  | 'step-3'
  | 'step-4'
  | 'none'
  | 'good'
  | 'warning'
  | 'other'
  | 'danger'

/** What is drawn for one item. */
export interface Shape extends Box {
  id: number
  isRound: boolean
  tone: Tone
  name: string
  /** What the colour means, in few characters, for people who do not see it. */
  sign: string
}

export interface PlotText {
  text: string
  x: number
  y: number
  align: 'left' | 'center' | 'right'
  /** Pixels that it may be wide; longer text is cut. */
  most: number
  isStrong?: boolean
}

export interface PlotLine {
  x1: number
  y1: number
  x2: number
  y2: number
}

/** A plot as it is drawn: what can be pressed, and what explains it. */
export interface PlotLayout {
  shapes: readonly Shape[]
  texts: readonly PlotText[]
  lines: readonly PlotLine[]
}
