import { expect, test } from 'vitest'
import { showMarkers } from './show-markers.ts'

test.each([
  ['Warm boots. [[E12]]', String.raw`Warm boots. \[E12\]`],
  ['Warm [[E1]] and dry [[E2]].', String.raw`Warm \[E1\] and dry \[E2\].`],
  ['Warm boots. [', 'Warm boots.'],
  ['Warm boots. [[', 'Warm boots.'],
  ['Warm boots. [[E1', 'Warm boots.'],
  ['Warm boots. [[E12]', 'Warm boots.'],
  ['A [link](https://boots.example) stays', 'A [link](https://boots.example) stays'],
  ['A list [1', 'A list [1'],
  ['', ''],
])('%j is shown as %j', (text, shown) => {
  expect(showMarkers(text)).toBe(shown)
})
