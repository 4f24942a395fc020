/**
 * The machine's limit: 1,000 rows of ten cells as plain elements, without any library. Runs in the page; takes
 * milliseconds until the frame that shows them.
 */
export async function drawPlainTable(): Promise<number> {
  document.querySelector('#plain')?.remove()
  const begin = performance.now()
  const table = document.createElement('table')
  table.id = 'plain'
  for (let row = 0; row < 1000; row++) {
    const line = table.insertRow()
    const box = document.createElement('input')
    box.type = 'checkbox'
    line.insertCell().append(box)
    for (let cell = 1; cell < 10; cell++) line.insertCell().textContent = `row ${row} cell ${cell}`
  }
  document.body.append(table)
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return performance.now() - begin
}

/** Checks every box of it. Runs in the page; takes milliseconds until the frame that shows them checked. */
export async function selectAllInPlainTable(): Promise<number> {
  const begin = performance.now()
  for (const row of document.querySelectorAll<HTMLElement>('#plain tr')) {
    row.querySelector('input')?.click()
    row.style.background = 'lightblue'
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const took = performance.now() - begin
  document.querySelector('#plain')?.remove()
  return took
}
