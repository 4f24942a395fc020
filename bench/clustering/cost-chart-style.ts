import { itemAt } from '#platform/items.ts'

/** Two curves of one colour, one of them dashed, are two variants of one peer. */
export const STROKES = [
  { light: '#1d4ed8', dark: '#7cb0ff', dash: '' },
  { light: '#c2410c', dark: '#fb923c', dash: '' },
  { light: '#c2410c', dark: '#fb923c', dash: '5 4' },
  { light: '#7e22ce', dark: '#c4a1ff', dash: '' },
  { light: '#047857', dark: '#34d399', dash: '' },
  { light: '#047857', dark: '#34d399', dash: '5 4' },
  { light: '#be123c', dark: '#fb7185', dash: '' },
  { light: '#475569', dark: '#94a3b8', dash: '' },
]

export const CHART_STYLE = `
text { font: 13.5px Inter, system-ui, -apple-system, "Segoe UI", sans-serif; fill: #1f2937 }
.heading { font-size: 18px; font-weight: 650 }
.name { font-weight: 500 }
.own { font-weight: 700 }
.note, .tick, .axis, .small { fill: #5b6472 }
.tick, .small { font-size: 12px }
.axis, .middle { text-anchor: middle }
.end { text-anchor: end }
.paper { fill: #ffffff; stroke: #e2e5ea }
.grid { stroke: #e8ebef }
.curve { fill: none; stroke-width: 1.8; stroke-linejoin: round; stroke-linecap: round }
.c0 { stroke-width: 3.2 }
.curve circle { stroke-width: 1.5; fill: #ffffff }
${STROKES.map(({ light, dash }, i) => `.c${i} { stroke: ${light} } .c${i} polyline, .c${i} line { stroke-dasharray: ${dash || 'none'} }`).join('\n')}
.c0 circle { fill: ${itemAt(STROKES, 0).light} }
@media (prefers-color-scheme: dark) {
text { fill: #e6e9ee }
.note, .tick, .axis, .small { fill: #9aa4b2 }
.paper { fill: #14171c; stroke: #2a2f37 }
.grid { stroke: #262b33 }
.curve circle { fill: #14171c }
${STROKES.map(({ dark }, i) => `.c${i} { stroke: ${dark} }`).join('\n')}
.c0 circle { fill: ${itemAt(STROKES, 0).dark} }
}
`
