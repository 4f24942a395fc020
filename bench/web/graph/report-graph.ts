import type { Browser } from '@playwright/test'
import { rolldown } from 'rolldown'
import type { GraphLink, GraphNode } from '#ui/graph/ring-layout.ts'
import type { Report } from '../../report.ts'
import type { GraphTimes } from './graph-page.ts'

const RUNS = 9
const NODES = 1_000
const LINKS = 5_000
const PEER = 'ECharts graph'

/** How long a graph of 1,000 nodes and 5,000 links takes to be drawn, and to answer a press; ECharts draws the same. */
export async function reportGraph(report: Report, browser: Browser): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addScriptTag({ content: await bundlePage() })
  const graph = makeGraph()
  const measure = async (name: 'drawOurs' | 'drawPeer') => {
    const times: GraphTimes[] = []
    for (let run = 0; run < RUNS; run++)
      times.push(
        await page.evaluate(([which, nodes, links]) => window[which](nodes, links), [
          name,
          graph.nodes,
          graph.links,
        ] as const),
      )
    return { draw: median(times.map(({ draw }) => draw)), press: median(times.map(({ press }) => press)) }
  }
  const ours = await measure('drawOurs')
  const peer = await measure('drawPeer')
  for (const [part, name] of [
    ['draw', '1,000 nodes, 5,000 links: draw'],
    ['press', '1,000 nodes, 5,000 links: press a node'],
  ] as const)
    report.add({
      name,
      value: ours[part],
      unit: 'ms',
      goal: '<= 50',
      runs: RUNS,
      peer: PEER,
      peerValue: peer[part],
    })
  await context.close()
}

async function bundlePage(): Promise<string> {
  const bundle = await rolldown({
    input: new URL('graph-page.ts', import.meta.url).pathname,
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code
}

/** A site whose first pages get most of the links. */
function makeGraph(): { nodes: GraphNode[]; links: GraphLink[] } {
  const links = Array.from({ length: LINKS }, (_, at): GraphLink => {
    const share = ((at * 7919) % LINKS) / LINKS
    return [(at * 104_729) % NODES, Math.floor(share ** 3 * NODES)]
  })
  const weights = new Map<number, number>()
  for (const [, to] of links) weights.set(to, (weights.get(to) ?? 0) + 1)
  const nodes = Array.from({ length: NODES }, (_, id) => ({
    id,
    label: `/section-${id % 8}/page-${id}`,
    group: `section-${id % 8}`,
    weight: weights.get(id) ?? 0,
  }))
  return { nodes, links }
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
