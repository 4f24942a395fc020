// Bundled for a page of the browser, which has nothing else.
import { GraphChart } from 'echarts/charts'
import { init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import {
  drawAll,
  drawLabels,
  drawSelection,
  LABEL_FONT,
  prepareCanvas,
  type Scene,
} from '#ui/graph/draw-graph.ts'
import { fitView, radiusFactor, showNode } from '#ui/graph/graph-view.ts'
import { createHitGrid } from '#ui/graph/hit-grid.ts'
import { listLabels } from '#ui/graph/list-labels.ts'
import { findNeighbours } from '#ui/graph/neighbours.ts'
import { layOutRing, type GraphLink, type GraphNode } from '#ui/graph/ring-layout.ts'

use([GraphChart, CanvasRenderer])

/** Milliseconds until a graph is drawn, and until the links of a pressed node are. */
export interface GraphTimes {
  draw: number
  press: number
}

const SIZE = { width: 900, height: 640 }
const COLOURS = {
  line: '#adb5bd',
  node: '#868e96',
  text: '#000',
  back: '#fff',
  incoming: '#1f6f31',
  outgoing: '#4263eb',
}

declare global {
  interface Window {
    drawOurs: (nodes: GraphNode[], links: GraphLink[]) => Promise<GraphTimes>
    drawPeer: (nodes: GraphNode[], links: GraphLink[]) => Promise<GraphTimes>
  }
}

/** As the screen does it: layout, all links and nodes below, labels above; a press finds its node and draws above. */
window.drawOurs = async (nodes, links) => {
  const [below, above] = [addCanvas(), addCanvas()]
  const view = fitView(SIZE)
  let begin = performance.now()
  const placed = layOutRing(nodes)
  const scene: Scene = { placed, links, neighbours: findNeighbours(nodes.length, links) }
  const grid = createHitGrid(placed)
  const order = nodes.map((_, at) => at).toSorted((a, b) => (nodes[b]?.weight ?? 0) - (nodes[a]?.weight ?? 0))
  const drawAbove = (selected: number | null) => {
    const brush = prepareCanvas(above, SIZE)
    if (!brush) return
    if (selected !== null) drawSelection(brush, scene, { selected, view, colours: COLOURS })
    brush.font = LABEL_FONT
    const measure = (text: string) => brush.measureText(text).width
    drawLabels(brush, listLabels({ nodes, placed, order, view, size: SIZE, measure }), COLOURS)
  }
  const brush = prepareCanvas(below, SIZE)
  if (brush) drawAll(brush, scene, view, COLOURS)
  drawAbove(null)
  await settle([below, above])
  const draw = performance.now() - begin
  const [node] = placed
  if (!node) throw new Error('The graph has no nodes.')
  begin = performance.now()
  const point = showNode(node, view)
  const aim = { x: (point.x - view.x) / view.scale, y: (point.y - view.y) / view.scale }
  const found = grid.find({ ...aim, reach: 4, factor: radiusFactor(view) })
  drawAbove(found)
  await settle([above])
  const press = performance.now() - begin
  for (const canvas of [below, above]) canvas.remove()
  return { draw, press }
}

/** The same graph by ECharts: circular, without animation; the press emphasises a node and its neighbours. */
window.drawPeer = async (nodes, links) => {
  const place = document.createElement('div')
  Object.assign(place.style, { width: `${SIZE.width}px`, height: `${SIZE.height}px` })
  document.body.append(place)
  let begin = performance.now()
  const chart = init(place)
  chart.setOption({
    animation: false,
    series: [
      {
        type: 'graph',
        layout: 'circular',
        emphasis: { focus: 'adjacency' },
        lineStyle: { curveness: 0.3, opacity: 0.1 },
        data: nodes.map(({ id, label, weight }) => ({
          id: String(id),
          name: label,
          symbolSize: 2 + Math.sqrt(weight),
        })),
        links: links.map(([from, to]) => ({ source: String(from), target: String(to) })),
      },
    ],
  })
  await settle([...place.querySelectorAll('canvas')])
  const draw = performance.now() - begin
  begin = performance.now()
  chart.dispatchAction({ type: 'highlight', seriesIndex: 0, dataIndex: 0 })
  await settle([...place.querySelectorAll('canvas')])
  const press = performance.now() - begin
  chart.dispose()
  place.remove()
  return { draw, press }
}

function addCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  document.body.append(canvas)
  return canvas
}

/** Waits for the next frame and reads a pixel, which the browser answers only when everything is drawn. */
async function settle(canvases: readonly HTMLCanvasElement[]): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  for (const canvas of canvases) canvas.getContext('2d')?.getImageData(0, 0, 1, 1)
}
