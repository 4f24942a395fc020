import type { Command } from '@milkdown/kit/prose/state'
import type { Format } from '../visual/read-format.ts'

export interface ToolProps {
  format: Format
  /** Does something to the text, and gives it the focus. */
  run: (command: Command) => void
}
