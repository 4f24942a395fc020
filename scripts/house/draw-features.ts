import { listBelow, listFloors, type FeatureGraph } from './feature-graph.ts'

const WIDTH = 980
const MARGIN = 24
const TITLE_HEIGHT = 56
const BOX = { width: 132, height: 34 }
const FLOOR_HEIGHT = 84

interface Point {
  x: number
  y: number
}

/**
 * Draws the features on their floors as an SVG, with an arrow for each import between two. Arrows that others imply
 * are pale: with "a uses b" and "b uses c", the arrow for "a uses c".
 */
export function drawFeatures(graph: FeatureGraph): string {
  const floors = listFloors(graph)
  const height = TITLE_HEIGHT + floors.length * FLOOR_HEIGHT + MARGIN
  const places = placeFeatures(floors, height)
  const arrows = [...graph.keys()]
    .sort()
    .flatMap((from) => [...(graph.get(from) ?? [])].sort().map((to) => ({ from, to })))
  const lines = arrows
    .map((arrow) => ({ ...arrow, isImplied: isImplied(graph, arrow) }))
    .sort((a, b) => Number(b.isImplied) - Number(a.isImplied))
  const title = `${graph.size} features on ${floors.length} floors, ${arrows.length} arrows`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">`,
    STYLE,
    `<rect class="ground" width="${WIDTH}" height="${height}" />`,
    `<text class="title" x="${MARGIN}" y="34">${title}</text>`,
    ...lines.map(({ from, to, isImplied: pale }) =>
      drawArrow(places.get(from), places.get(to), pale ? 'pale' : 'plain'),
    ),
    ...[...places].map(([feature, place]) => drawBox(feature, place)),
    '</svg>',
    '',
  ].join('\n')
}

const STYLE = `<style>
  .ground { fill: #ffffff } .box { fill: #f1f5f4; stroke: #3f6f68 } .name { fill: #16302c }
  .title { fill: #16302c; font-weight: 600 } .plain { stroke: #3f6f68; stroke-width: 1.4 } .pale { stroke: #cfdcd9; stroke-width: 1 }
  text { font: 13px system-ui, sans-serif } path { fill: none }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #10181a } .box { fill: #1b282a; stroke: #7fb3ab } .name, .title { fill: #e6f0ee }
    .plain { stroke: #7fb3ab } .pale { stroke: #33474a }
  }
</style>`

function placeFeatures(floors: string[][], height: number): Map<string, Point> {
  return new Map(
    floors.flatMap((floor, level) => {
      const room = (WIDTH - 2 * MARGIN) / floor.length
      // Every other floor is shifted, so that boxes seldom cover arrows.
      const shift = level % 2 === 0 ? 0 : Math.min(90, room / 4)
      return floor.map((feature, index): [string, Point] => [
        feature,
        {
          x: MARGIN + room * (index + 0.5) - BOX.width / 2 + shift,
          y: height - MARGIN - (level + 1) * FLOOR_HEIGHT + (FLOOR_HEIGHT - BOX.height) / 2,
        },
      ])
    }),
  )
}

function isImplied(graph: FeatureGraph, { from, to }: { from: string; to: string }): boolean {
  return [...(graph.get(from) ?? [])].some((one) => one !== to && listBelow(graph, one).has(to))
}

function drawArrow(from: Point | undefined, to: Point | undefined, look: 'plain' | 'pale'): string {
  if (from === undefined || to === undefined) return ''
  const [startX, startY] = [from.x + BOX.width / 2, from.y + BOX.height]
  const [endX, endY] = [to.x + BOX.width / 2, to.y]
  const middle = (startY + endY) / 2
  return `<path class="${look}" d="M${startX} ${startY} C${startX} ${middle} ${endX} ${middle} ${endX} ${endY}" />`
}

function drawBox(feature: string, { x, y }: Point): string {
  const [middle, baseline] = [x + BOX.width / 2, y + BOX.height / 2 + 4]
  return [
    `<rect class="box" x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="8" />`,
    `<text class="name" x="${middle}" y="${baseline}" text-anchor="middle">${feature}</text>`,
  ].join('')
}
