import type { Box, PlotLayout, PlotText, Shape, Tone } from './shapes.ts'

type Brush = CanvasRenderingContext2D

export interface PlotColours {
  text: string
  /** On tiles, whose colours are stronger than the page's. */
  bright: string
  dimmed: string
  line: string
  accent: string
  /** The colour of a tone. */
  tone: (tone: Tone) => string
}

const FONT = "12px 'Inter Variable', system-ui, sans-serif"
const STRONG = `600 ${FONT}`
const SMALL = "11px 'Inter Variable', system-ui, sans-serif"
/** Smaller tiles have no text. */
const LEAST_WITH_NAME = { width: 44, height: 22 }
const LEAST_WITH_SIGN = { width: 44, height: 38 }

/** Draws all that a selection does not change. */
export function drawPlot(brush: Brush, { shapes, texts, lines }: PlotLayout, colours: PlotColours): void {
  brush.strokeStyle = colours.line
  brush.lineWidth = 1
  brush.beginPath()
  for (const { x1, y1, x2, y2 } of lines) {
    brush.moveTo(Math.round(x1) + 0.5, Math.round(y1) + 0.5)
    brush.lineTo(Math.round(x2) + 0.5, Math.round(y2) + 0.5)
  }
  brush.stroke()
  for (const shape of shapes) (shape.isRound ? drawPoint : drawTile)(brush, shape, colours)
  brush.textBaseline = 'middle'
  for (const text of texts) drawText(brush, text, text.isStrong ? colours.text : colours.dimmed)
}

/** Draws what is selected, what is marked by the pointer or the keyboard, and the box that is being drawn. */
export function drawMarks(
  brush: Brush,
  { selected, marked, box }: { selected: readonly Shape[]; marked: Shape | null; box: Box | null },
  colours: PlotColours,
): void {
  for (const shape of selected) outline(brush, shape, { colour: colours.accent, width: 3 })
  if (marked) outline(brush, marked, { colour: colours.text, width: 2 })
  if (!box) return
  brush.strokeStyle = colours.accent
  brush.lineWidth = 1
  brush.setLineDash([4, 3])
  brush.strokeRect(box.x + 0.5, box.y + 0.5, box.width, box.height)
  brush.setLineDash([])
}

function drawTile(brush: Brush, shape: Shape, colours: PlotColours): void {
  const [width, height] = [Math.max(shape.width - 1, 0.5), Math.max(shape.height - 1, 0.5)]
  brush.fillStyle = colours.tone(shape.tone)
  brush.fillRect(shape.x, shape.y, width, height)
  if (width < LEAST_WITH_NAME.width || height < LEAST_WITH_NAME.height) return
  brush.textBaseline = 'middle'
  const place = { x: shape.x + 6, align: 'left', most: width - 10 } as const
  drawText(brush, { ...place, text: shape.name, y: shape.y + 12 }, colours.bright)
  if (height < LEAST_WITH_SIGN.height) return
  brush.font = SMALL
  brush.fillStyle = colours.bright
  brush.fillText(cut(brush, shape.sign, width - 10), shape.x + 6, shape.y + 28)
}

function drawPoint(brush: Brush, shape: Shape, colours: PlotColours): void {
  brush.fillStyle = colours.tone(shape.tone)
  brush.globalAlpha = 0.8
  trace(brush, shape)
  brush.fill()
  brush.globalAlpha = 1
  brush.strokeStyle = colours.dimmed
  brush.lineWidth = 1
  brush.stroke()
}

function drawText(brush: Brush, { text, x, y, align, most, isStrong }: PlotText, colour: string): void {
  brush.font = isStrong ? STRONG : FONT
  brush.fillStyle = colour
  brush.textAlign = align
  brush.fillText(cut(brush, text, most), x, y)
  brush.textAlign = 'left'
}

function outline(brush: Brush, shape: Shape, { colour, width }: { colour: string; width: number }): void {
  brush.strokeStyle = colour
  brush.lineWidth = width
  trace(brush, shape, width / 2)
  brush.stroke()
}

function trace(brush: Brush, { x, y, width, height, isRound }: Shape, inset = 0): void {
  brush.beginPath()
  if (isRound) brush.arc(x + width / 2, y + height / 2, Math.max(1, width / 2 - inset), 0, Math.PI * 2)
  else
    brush.rect(x + inset, y + inset, Math.max(0, width - 1 - inset * 2), Math.max(0, height - 1 - inset * 2))
}

/** A text that fits a width, with three dots where it is cut. */
function cut(brush: Brush, text: string, most: number): string {
  const width = brush.measureText(text).width
  if (width <= most) return text
  let letters = Math.floor((most / width) * text.length)
  while (letters > 1 && brush.measureText(withDots(text, letters)).width > most) letters -= 1
  return letters < 2 ? '' : withDots(text, letters)
}

function withDots(text: string, letters: number): string {
  return `${text.slice(0, letters).trimEnd()}…`
}
