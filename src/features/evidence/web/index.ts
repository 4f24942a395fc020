export { AlertMarks } from './AlertMarks.tsx'
export { EvidencePanel } from './EvidencePanel.tsx'
