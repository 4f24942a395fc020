/** Makes tables such as markdown has: one header row, and in every cell one line. */
export function cleanTables(body: HTMLElement): void {
  // Inner tables first: they become text of the cell around them.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const rows = [...table.querySelectorAll('tr')]
    const isLayout = rows.length === 1 && rows[0]?.cells.length === 1
    if (isLayout) table.replaceWith(...(rows[0]?.cells[0]?.childNodes ?? []))
    else if (table.parentElement?.closest('table')) table.replaceWith(table.textContent)
    else cleanTable(table, rows)
  }
}

function cleanTable(table: HTMLTableElement, rows: readonly HTMLTableRowElement[]): void {
  for (const part of table.querySelectorAll('colgroup, col')) part.remove()
  const caption = table.querySelector('caption')
  if (caption !== null) table.before(asParagraph(caption))
  for (const row of rows) for (const cell of row.cells) cleanCell(cell)
  spreadCells(rows)
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  for (const [index, row] of rows.entries()) {
    while (row.cells.length < width) row.insertCell()
    for (const cell of row.cells) setName(cell, index === 0 ? 'th' : 'td')
  }
}

function asParagraph(caption: Element): Element {
  const paragraph = caption.ownerDocument.createElement('p')
  paragraph.append(...caption.childNodes)
  caption.remove()
  return paragraph
}

/** Joins the blocks of a cell to one line. */
function cleanCell(cell: HTMLTableCellElement): void {
  const align = cell.style.textAlign || cell.getAttribute('align') || ''
  if (/^(?:left|center|right)$/.test(align)) cell.setAttribute('data-align', align)
  const blocks = [...cell.querySelectorAll('p, div, li, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre')]
  for (const block of blocks.reverse()) block.replaceWith(...block.childNodes, ' ')
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith(' ')
  while (cell.lastChild?.nodeType === Node.TEXT_NODE && cell.lastChild.textContent?.trim() === '') {
    cell.lastChild.remove()
  }
}

/** Puts empty cells where a cell is as wide or as high as several. */
function spreadCells(rows: readonly HTMLTableRowElement[]): void {
  for (const [index, row] of rows.entries()) {
    for (const cell of [...row.cells].reverse()) {
      const column = cell.cellIndex
      const width = Math.min(cell.colSpan, 100)
      for (const below of rows.slice(index, index + Math.min(cell.rowSpan, 1000))) {
        const missing = below === row ? width - 1 : width
        const at = below === row ? column + 1 : column
        for (let count = 0; count < missing; count += 1) below.insertCell(Math.min(at, below.cells.length))
      }
    }
  }
}

function setName(cell: HTMLTableCellElement, name: 'td' | 'th'): void {
  if (cell.localName === name) return
  const renamed = cell.ownerDocument.createElement(name)
  const align = cell.getAttribute('data-align')
  if (align !== null) renamed.setAttribute('data-align', align)
  renamed.append(...cell.childNodes)
  cell.replaceWith(renamed)
}
