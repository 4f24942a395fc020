export { readJsonl } from './read-jsonl.ts'
export { openTable, type Header, type KeywordTable } from './open-table.ts'
export type { Columns } from './read-header.ts'
export { readKeywords } from './read-keywords.ts'
export { readRankedUrls, type RankedUrl } from './read-ranked-urls.ts'
export type { FileSource, RowSink } from './row-sink.ts'
export type { ReadReport } from './skipped-rows.ts'
export { sniffFile, type DelimitedFile, type JsonlFile } from './sniff-file.ts'
export { LIST_FIELDS, NO_MAPPING, type ListField, type ListMapping } from './map-columns.ts'
export { previewList, type ListPreview } from './preview-list.ts'
export {
  createListReport,
  readList,
  readPreviewRows,
  type ListedKeyword,
  type ListReport,
} from './read-list.ts'
export { decodeSample } from './decode-text.ts'
export { detectEncoding } from './detect-encoding.ts'
export { splitRecords } from './split-records.ts'
