import type { Size } from './graph-view.ts'

/** A label beside a node: a text at a height, to the right or to the left of a point. In pixels. */
export interface Label {
  node: number
  text: string
  x: number
  y: number
  /** Whether the text ends at the point instead of beginning there. */
  isBefore: boolean
}

interface LabelInput extends Label {
  width: number
}

export const LABEL_HEIGHT = 16

/** The labels that fit: each in its turn, where it is inside the picture and covers none of those before it. */
export function placeLabels(wanted: readonly LabelInput[], { width, height }: Size): Label[] {
  const taken: Box[] = []
  const placed: Label[] = []
  for (const { width: wide, ...label } of wanted) {
    const left = label.isBefore ? label.x - wide : label.x
    const top = label.y - LABEL_HEIGHT / 2
    const box = { left, top, right: left + wide, bottom: top + LABEL_HEIGHT }
    const isInside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height
    if (!isInside || taken.some((other) => touch(box, other))) continue
    taken.push(box)
    placed.push(label)
  }
  return placed
}

/** The end of a long text, which is what tells addresses apart. */
export function shortenLabel(text: string, most: number): string {
  const letters = Array.from(text)
  return letters.length <= most ? text : `…${letters.slice(1 - most).join('')}`
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

function touch(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
