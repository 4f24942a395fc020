import { z } from 'zod'
import { articleBlock, dataBlock } from '#features/writing/server/index.ts'
import type { Model, ModelMessage, ToolCall } from '#integrations/model/index.ts'
import { Explained, Temporary } from '#platform/errors.ts'
import type { Log } from '#platform/server/log.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { Found, Tool } from '../tools/define-tool.ts'
import type { End, Outlet } from './outlet.ts'
import { writeRules } from './prompt.ts'
import type { Question } from './question.ts'
import { watchSilence } from './watch-silence.ts'

/** Calls of the model for one question: nothing is looked up for the last one, which has to be the answer. */
const MOST_STEPS = 8
/** Things that are looked up at a time. */
const MOST_CALLS = 4
const MOST_TOKENS = 2_500
/** Models that think, and those on machines without a graphics card, are silent for a minute before they begin. */
const LONGEST_SILENCE_MS = 90_000

interface Conversing {
  model: Model
  question: Question
  tools: readonly Tool[]
  outlet: Outlet
  signal: AbortSignal
  /** Marks what others have written; new for each question. */
  nonce: string
  log: Log
}

/** Lets a model answer a question with the help of tools. Rejects like the model, or with the reason of the signal. */
export async function converse(ctx: Conversing): Promise<End> {
  const { model, question, tools, nonce } = ctx
  const rules = writeRules(question, nonce)
  const messages: ModelMessage[] = [...question.messages]
  const { outlet, hasAnswer } = noteAnswer(ctx.outlet)
  const text = joinSteps(outlet)
  const lookUp = openLookUp({ ...ctx, outlet })
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    const begin = text.beginStep()
    const silence = watchSilence(LONGEST_SILENCE_MS, () => new Temporary(SILENT))
    silence.hear()
    const answer = await model
      .generateText({
        system: rules,
        messages,
        maxOutputTokens: MOST_TOKENS,
        // Also in the last step: some providers refuse messages with calls of tools when no tools are named.
        tools,
        signal: AbortSignal.any([ctx.signal, silence.signal]),
        onText: begin.say,
        onSign: silence.hear,
      })
      .catch((error: unknown) => {
        if (hasAnswer() && isEmptyAnswer(error)) return { text: '', isCutOff: false, calls: [] }
        throw error
      })
      .finally(silence.rest)
    const { calls = [] } = answer
    if (calls.length === 0) return { reason: answer.isCutOff ? 'length' : 'stop', problem: null }
    if (step === MOST_STEPS) break
    messages.push({ role: 'assistant', content: answer.text, calls })
    for (const [at, call] of calls.entries()) {
      ctx.signal.throwIfAborted()
      const content = at < MOST_CALLS ? await lookUp(call) : 'Not done: too much at once. Ask again for it.'
      messages.push({ role: 'tool', call, content: step < MOST_STEPS - 1 ? content : content + ANSWER_NOW })
    }
  }
  return { reason: 'error', problem: ENDLESS }
}

const SILENT = `The model has said nothing for ${LONGEST_SILENCE_MS / 1_000} seconds.`
const ANSWER_NOW = '\nNothing more can be looked up for this question: answer it now from what you have.'
const ENDLESS =
  'The model went on looking things up without answering. Ask for less at once, or choose another model.'

/** The outlet, and whether an answer has come to it: a text, or changes to accept. */
function noteAnswer(to: Outlet): { outlet: Outlet; hasAnswer: () => boolean } {
  let hasAnswer = false
  const outlet: Outlet = {
    ...to,
    say: (piece, at) => {
      if (piece.trim() !== '') hasAnswer = true
      to.say(piece, at)
    },
    show: (data) => {
      if (data.kind === 'proposal') hasAnswer = true
      to.show(data)
    },
  }
  return { outlet, hasAnswer: () => hasAnswer }
}

/** Some models end so when they have proposed changes, or have said everything before they looked something up. */
function isEmptyAnswer(error: unknown): boolean {
  return error instanceof AdapterError && error.reason === 'empty'
}

/** The texts of all steps, one below the other. */
function joinSteps(outlet: Outlet) {
  let length = 0
  return {
    beginStep() {
      const before = length
      const gap = before === 0 ? '' : '\n\n'
      return {
        say: (piece: string, at: number) => {
          if (at === 0 && gap !== '') outlet.say(gap, before)
          outlet.say(piece, before + gap.length + at)
          length = before + gap.length + at + piece.length
        },
      }
    },
  }
}

/** Looks up what the model asks for, and tells the user what that is. What it finds is marked as written by others. */
function openLookUp({ tools, outlet, signal, nonce, log }: Conversing) {
  let count = 0
  return async ({ name, input, problem }: ToolCall): Promise<string> => {
    const tool = tools.find((one) => one.name === name)
    if (tool === undefined || problem !== null) return `Not done. ${problem ?? 'There is no such tool.'}`
    // Not every provider checks what its model has written.
    const parsed = tool.input.safeParse(input)
    if (!parsed.success) return `Not done. ${z.prettifyError(parsed.error)}`
    const told = { id: count++, text: tool.describe(input) }
    outlet.tellTool({ ...told, state: 'running' })
    try {
      const found = await unlessAborted(tool.run(input), signal)
      outlet.tellTool({ ...told, state: 'done' })
      return tell(found, outlet, { name, nonce })
    } catch (error) {
      outlet.tellTool({ ...told, state: 'failed' })
      signal.throwIfAborted()
      if (!(error instanceof Explained)) log.error({ err: error }, 'a tool of the assistant failed')
      return error instanceof Explained ? `Not done. ${error.message}` : 'Not done: it failed.'
    }
  }
}

/** What comes of some work, or the reason of the signal if that is aborted before. */
async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

function tell(
  { content, urls = [], show }: Found,
  outlet: Outlet,
  { name, nonce }: { name: string; nonce: string },
): string {
  if (urls.length > 0) outlet.show({ kind: 'links', domain: null, urls })
  if (show !== undefined) outlet.show(show)
  if ('data' in content) return dataBlock({ nonce, name, text: JSON.stringify(content.data) })
  return `${articleBlock({ nonce, name, text: content.text })}\n${content.note}`
}
