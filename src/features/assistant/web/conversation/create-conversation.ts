import { fitMessages, type SentMessage } from '../../fit-messages.ts'
import {
  endAs,
  endBySilence,
  mergePiece,
  NEW_ANSWER,
  type Answer,
  type AnswerPiece,
} from '../../merge-answer.ts'
import { SILENCE_MS } from '../../rules.ts'
import { createTurnList, type Choice, type Turn } from './turn-list.ts'

interface Calls {
  newId: () => string
  /**
   * Sends the conversation; resolves when the server has taken the question. `isAwaited` is false as soon as the user has
   * stopped the answer: a question that has not left by then is not sent.
   */
  send: (asked: { messages: SentMessage[]; requestId: string; isAwaited: () => boolean }) => Promise<void>
  stop: (requestId: string) => Promise<void>
  /** Why sending has failed, as a sentence. */
  explain: (error: unknown) => string
  /** Keeps the conversation for a reload of the page. */
  keep: (turns: readonly Turn[]) => void
}

export type Conversation = ReturnType<typeof createConversation>

/** Turns of a conversation that are kept, at most. */
const MOST_TURNS = 50

/** A conversation with the assistant, which goes on while its panel is not shown. */
export function createConversation(first: readonly Turn[], calls: Calls) {
  const kept = first.map((turn) => ({ ...turn, answer: endBySilence(turn.answer) }))
  const turns = createTurnList(kept, calls.keep)
  /** By turn: an answer that seemed cut off can go on beside the next one. */
  const silences = new Map<string, ReturnType<typeof setTimeout>>()

  function endSilence(id: string): void {
    clearTimeout(silences.get(id))
    silences.delete(id)
  }

  function awaitMore(id: string): void {
    endSilence(id)
    silences.set(
      id,
      setTimeout(() => endTurn(id, endBySilence), SILENCE_MS),
    )
  }

  function endTurn(id: string, end: (answer: Answer) => Answer): void {
    endSilence(id)
    turns.change(id, (turn) => ({ ...turn, answer: end(turn.answer) }))
  }

  /** Nothing more is to come of an answer that the user no longer waits for. */
  function stopAnswer(id: string): void {
    calls.stop(id).catch(() => {})
  }

  function send(before: readonly Turn[], question: string): void {
    const id = calls.newId()
    turns.set([...before, { id, question, answer: NEW_ANSWER, choices: {} }].slice(-MOST_TURNS))
    const messages = fitMessages([...before.flatMap(listSaid), { role: 'user', content: question }])
    const isAwaited = () => turns.find(id)?.answer.end === null
    calls.send({ messages, requestId: id, isAwaited }).then(
      () => {
        // From now on something comes every 500 ms.
        if (!silences.has(id) && isAwaited()) awaitMore(id)
      },
      (error: unknown) => endTurn(id, (answer) => endAs(answer, 'failed', calls.explain(error))),
    )
  }

  return {
    subscribe: turns.subscribe,
    read: turns.read,
    /** Asks, unless the question is empty or an answer goes on. */
    ask(question: string): boolean {
      const text = question.trim()
      if (text === '' || turns.listRunning().length > 0) return false
      send(turns.read(), text)
      return true
    },
    /** Asks the last question again, in place of the answer that it has. */
    askAgain(): void {
      const last = turns.read().at(-1)
      if (last === undefined || last.answer.end === null) return
      if (last.answer.end === 'cut off') stopAnswer(last.id)
      send(turns.read().slice(0, -1), last.question)
    },
    stop(): void {
      for (const { id } of turns.listRunning()) {
        stopAnswer(id)
        endTurn(id, (answer) => endAs(answer, 'stopped'))
      }
    },
    hear({ requestId, ...piece }: AnswerPiece & { requestId: string }): void {
      const turn = turns.find(requestId)
      const answer = turn && mergePiece(turn.answer, piece)
      if (answer === undefined || answer === turn?.answer) return
      turns.change(requestId, (one) => ({ ...one, answer }), answer.end !== null)
      if (answer.end === null) awaitMore(requestId)
      else endSilence(requestId)
    },
    choose(id: string, choices: Readonly<Record<string, Choice | null>>): void {
      turns.change(id, (turn) => ({ ...turn, choices: withChoices(turn.choices, choices) }))
    },
    clear(): void {
      for (const { id } of turns.listRunning()) stopAnswer(id)
      for (const id of silences.keys()) endSilence(id)
      turns.set([])
    },
  }
}

function withChoices(
  known: Turn['choices'],
  changed: Readonly<Record<string, Choice | null>>,
): Turn['choices'] {
  const all = Object.entries({ ...known, ...changed })
  return Object.fromEntries(all.flatMap(([name, choice]) => (choice === null ? [] : [[name, choice]])))
}

/** What the model gets to know of an earlier turn. A question without an answer is left out. */
function listSaid({ question, answer }: Turn): SentMessage[] {
  if (answer.text.trim() === '') return []
  return [
    { role: 'user', content: question },
    { role: 'assistant', content: answer.text },
  ]
}
