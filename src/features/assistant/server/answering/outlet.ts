import type { Ending, ToolState } from '../../rules.ts'
import { writeScreenData, type ScreenData } from '../../screen-data.ts'

export interface End {
  reason: Ending
  problem: string | null
}

/** Where an answer goes, as it comes. */
export interface Outlet {
  /** Goes on with the text; what was told after the first `at` characters is replaced. */
  say(piece: string, at: number): void
  /** Says what is being looked up; a second time under the same id when that is over. */
  tellTool(tool: { id: number; text: string; state: ToolState }): void
  show(data: ScreenData): void
}

export interface CollectedMessage {
  role: 'assistant' | 'tool_status' | 'data'
  content: string
}

/** Collects an answer for a caller who gets it as a whole. */
export function collectAnswer(): Outlet & { read(): { text: string; before: CollectedMessage[] } } {
  let text = ''
  const before: CollectedMessage[] = []
  return {
    say: (piece, at) => {
      text = text.slice(0, at) + piece
    },
    tellTool: (tool) => {
      if (tool.state !== 'running') before.push({ role: 'tool_status', content: tool.text })
    },
    show: (data) => void before.push({ role: 'data', content: writeScreenData(data) }),
    read: () => ({ text, before }),
  }
}
