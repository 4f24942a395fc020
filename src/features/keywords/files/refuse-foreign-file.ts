import { Invalid } from '#platform/errors.ts'
import { startsWith } from './detect-encoding.ts'

const TEXT_HINT = 'is not a text file: give a CSV, TSV, TXT or JSONL file.'

const signatures: { bytes: number[]; sentence: string }[] = [
  { bytes: ascii('%PDF'), sentence: 'is a PDF: give the keywords as a CSV or TXT file.' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], sentence: 'is an Excel workbook: save it as CSV and try again.' },
  { bytes: [0x1f, 0x8b], sentence: 'is compressed: unpack it and try again.' },
  { bytes: ascii('7z\xbc\xaf'), sentence: 'is compressed: unpack it and try again.' },
  { bytes: ascii('Rar!'), sentence: 'is compressed: unpack it and try again.' },
  { bytes: [0x89, 0x50, 0x4e, 0x47], sentence: 'is a picture: give the keywords as a CSV or TXT file.' },
  { bytes: [0xff, 0xd8, 0xff], sentence: 'is a picture: give the keywords as a CSV or TXT file.' },
  { bytes: ascii('GIF8'), sentence: 'is a picture: give the keywords as a CSV or TXT file.' },
  { bytes: ascii('PAR1'), sentence: TEXT_HINT },
  { bytes: ascii('{\\rtf'), sentence: 'is a word processor document: save it as plain text and try again.' },
]

/** Refuses a file whose first bytes show that it holds no lines of text. */
export function refuseForeignBytes(name: string, sample: Uint8Array): void {
  if (startsWith(sample, [0x50, 0x4b, 0x03, 0x04])) throw new Invalid(`${name} ${describeZip(name, sample)}`)
  const known = signatures.find(({ bytes }) => startsWith(sample, bytes))
  if (known) throw new Invalid(`${name} ${known.sentence}`)
}

/** Refuses a text that is no list of keywords: control characters, a web page, a JSON array, or empty. */
export function refuseForeignText(name: string, sample: string): void {
  const text = sample.trimStart()
  if (text === '') throw new Invalid(`${name} is empty.`)
  // oxlint-disable-next-line no-control-regex -- control characters are what tells a binary file
  const controls = sample.match(/[\0-\x08\x0e-\x19\x1b-\x1f]/g)?.length ?? 0
  if (sample.includes('\0') || controls * 100 > sample.length) throw new Invalid(`${name} ${TEXT_HINT}`)
  if (/^<(!doctype|html|\?xml)/i.test(text)) {
    throw new Invalid(`${name} is a web page or XML: give a CSV, TSV, TXT or JSONL file.`)
  }
  if (/^\[\s*([{"[\]]|-?\d+\s*[,\]])/.test(text)) {
    throw new Invalid(`${name} is one JSON array: write one object a line (JSONL) and try again.`)
  }
}

function describeZip(name: string, sample: Uint8Array): string {
  if (/\.(xlsx|xlsm|xlsb)$/i.test(name) || includesAscii(sample, 'xl/')) {
    return 'is an Excel workbook: save it as CSV and try again.'
  }
  if (/\.(ods|numbers)$/i.test(name) || includesAscii(sample, 'opendocument.spreadsheet')) {
    return 'is a spreadsheet: save it as CSV and try again.'
  }
  return 'is a ZIP archive: unpack it and give the CSV file inside.'
}

function includesAscii(bytes: Uint8Array, text: string): boolean {
  return new TextDecoder('windows-1252').decode(bytes).includes(text)
}

function ascii(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0))
}
