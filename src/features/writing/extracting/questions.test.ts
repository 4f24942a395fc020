import { expect, test } from 'vitest'
import { createQuestionReader } from './questions.ts'

test.each([
  ['en', 'how often should you clean boots', 'How often should you clean boots?'],
  ['en', 'can you wash boots in the washing machine', 'Can you wash boots in the washing machine?'],
  ['de', 'wie oft kaffeemaschine entkalken', 'Wie oft kaffeemaschine entkalken?'],
  ['es', 'cómo podar orquídeas', '¿Cómo podar orquídeas?'],
  ['sv', 'när ska man så tomater', 'När ska man så tomater?'],
  ['ja', 'コーヒーが苦いのはなぜ', 'コーヒーが苦いのはなぜ？'],
  ['ar', 'كم مرة تسقى النباتات', 'كم مرة تسقى النباتات؟'],
])('the %s keyword "%s" asks "%s"', (language, keyword, question) => {
  const questions = createQuestionReader(language)
  expect(questions.isSearched(keyword)).toBe(true)
  expect(questions.write(keyword)).toBe(question)
  expect(questions.isQuestion(question)).toBe(true)
  expect(questions.write(question)).toBe(question)
})

test.each([
  ['en', 'hiking boots'],
  ['en', 'can opener'],
  ['en', 'Ready?'],
  ['de', 'kaffeemaschine entkalken essig'],
  ['es', 'orquídeas en agua'],
  ['sv', 'odla tomater'],
  ['ja', 'ドリッパー 種類'],
  ['ar', 'تنظيف ماكينة القهوة'],
])('in %s, "%s" asks nothing', (language, keyword) => {
  expect(createQuestionReader(language).isSearched(keyword)).toBe(false)
})

test.each([
  ['en', 'How long do boots last?'],
  ['de', 'Wie viel kostet ein Hochbeet?'],
  ['es', '¿Cada cuánto se riegan las orquídeas?'],
  ['sv', 'Hur ofta ska man vattna?'],
  ['ja', 'お湯の温度は何度ですか？'],
  ['ar', 'كم مرة تسقى النباتات؟'],
])('the %s question "%s" asks for a number', (language, question) => {
  const questions = createQuestionReader(language)
  expect(questions.asksAmount(question)).toBe(true)
  expect(questions.asksMeaning(question)).toBe(false)
})
