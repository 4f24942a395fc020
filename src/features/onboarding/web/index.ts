export { SetupNote } from './SetupNote.tsx'
