import { isTooComplex } from '../../../markdown/index.ts'
import { agentFailure } from './agent-failure.ts'

const REASONING =
  /<\/?(?:think|thinking|reasoning|thought|scratchpad|analysis)>|<\|(?:channel|im_|start|end|message)/iu
/** Error pages and error objects that a gateway has sent as if they were an answer. */
const ERROR =
  /^\s*(?:\{\s*"(?:error|detail|message)"|<!doctype|<html|(?:internal server error|bad gateway|service unavailable|error:? \d{3})\b)/iu
const REFUSALS = [
  /^(?:i(?:’|')?m (?:very |so |really )?sorry|i apologi[sz]e|sorry)[,. ][^\n]{0,80}\b(?:can(?:no|(?:’|'))?t|unable|not able)\b/iu,
  /^(?:as an? (?:ai|large language|language)[^\n]{0,40}|unfortunately, )?i (?:can(?:no|(?:’|'))?t|am (?:unable|not able) to|won(?:’|')t) (?:help|assist|write|create|comply|do|provide|fulfil|continue)/iu,
  /^(?:es tut mir leid|tut mir leid|entschuldigung|leider)[^\n]{0,60}\b(?:kann ich|darf ich|ich kann)[^\n]{0,60}\bnicht\b/iu,
  /^(?:lo siento|perdón)[^\n]{0,60}\bno puedo\b/iu,
  /^(?:tyvärr|förlåt|jag beklagar)[^\n]{0,60}\bkan (?:jag )?inte\b/iu,
  /^(?:je suis désolée?|désolée?)[^\n]{0,60}\bne (?:peux|puis)\b/iu,
  /^(?:申し訳|すみません)[^\n]{0,80}(?:できません|お手伝い)/u,
  /^(?:عذر|آسف|أعتذر)[^\n]{0,80}(?:لا أستطيع|لا يمكنني)/u,
]
const REFUSAL_BEGINS = 300

/** The text, when it is an answer: not empty, no refusal, no reasoning, no error message, and with markup that can be read. */
export function requireAnswer(text: string): string {
  const answer = text.trim()
  if (answer === '') throw agentFailure('empty')
  if (REASONING.test(answer)) throw agentFailure('reasoning')
  if (ERROR.test(answer)) throw agentFailure('not_an_answer')
  if (isTooComplex(answer)) throw agentFailure('too_complex')
  const begin = answer
    .replace(/^#{1,6} [^\n]{0,500}\n/u, '')
    .trimStart()
    .slice(0, REFUSAL_BEGINS)
  if (REFUSALS.some((refusal) => refusal.test(begin))) throw agentFailure('refused')
  return answer
}

/** Throws when one of an object's texts is no answer. Empty ones are left to the caller. */
export function requireAnswers(texts: readonly string[]): void {
  for (const text of texts) if (text.trim() !== '') requireAnswer(text)
}
