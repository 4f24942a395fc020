import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { ModelTool } from '#integrations/model/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { ScreenData } from '../../screen-data.ts'
import type { AssistantServices } from '../answering/assistant-services.ts'
import type { Question } from '../answering/question.ts'

/** What tools work with. They can only read. */
export interface ToolContext {
  services: Pick<AssistantServices, 'providers'>
  question: Question
  /** Runs in a transaction in which the workspace of the question is open, as long as the user may see it. */
  read<Found>(work: (ctx: Reading) => Promise<Found>): Promise<Found>
}

export interface Reading {
  database: Transaction
  workspaceId: number
  plan: Plan
}

/** What a tool has found. */
export interface Found {
  /** What the model reads: data that others have written, or a text of the article itself, in which passages are copied. */
  content: { data: unknown } | { text: string; note: string }
  /** Pages that the answer may link to from now on. */
  urls?: readonly string[]
  /** What the screen around the conversation gets. */
  show?: ScreenData
}

export interface Tool extends ModelTool {
  /** What it does with this input, for users: "Reading the draft". */
  describe(input: unknown): string
  run(input: unknown): Promise<Found>
}

interface Definition<Input extends z.ZodObject> {
  name: string
  description: string
  input: Input
  describe(input: z.output<Input>): string
  run(input: z.output<Input>): Promise<Found>
}

export function defineTool<Input extends z.ZodObject>(defined: Definition<Input>): Tool {
  return {
    ...defined,
    describe: (input) => defined.describe(defined.input.parse(input)),
    run: async (input) => defined.run(defined.input.parse(input)),
  }
}
