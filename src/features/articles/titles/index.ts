export { writeNames, writeTitle } from './write-title.ts'
