import { expect, test } from 'vitest'
import { createReader } from './create-reader.ts'
import { createKindReader, kindOf } from './kind-of-sentence.ts'

test.each([
  ['en', 'sourdough starter', 'A sourdough starter is a mixture of flour and water.', 'definition'],
  ['en', 'sourdough starter', 'A starter is fed with flour and water.', 'fact'],
  ['en', 'sourdough starter', 'Feed the starter every 12 hours.', 'stat'],
  ['en', 'sourdough starter', '“A starter wants patience more than flour,” says the baker.', 'quote'],
  ['en', 'sourdough starter', 'The so-called “float test” is a test with water.', 'fact'],
  ['de', 'hochbeet', 'Ein Hochbeet ist ein Beet, das über dem Boden liegt.', 'definition'],
  ['de', 'hochbeet', 'Unter einem Hochbeet versteht man ein erhöhtes Beet.', 'definition'],
  ['de', 'hochbeet', '„Das Hochbeet schont den Rücken bei der Arbeit“, sagt sie.', 'quote'],
  ['es', 'orquídea', 'La orquídea es una planta que vive sobre los árboles.', 'definition'],
  ['es', 'orquídea', 'La orquídea florece después del invierno.', 'fact'],
  ['sv', 'däck', 'Ett däck är en ring av gummi runt fälgen.', 'definition'],
  ['ja', 'ぬか床', 'ぬか床とは、米ぬかを発酵させた漬物の床です。', 'definition'],
  ['ja', 'ぬか床', 'ぬか床は毎日かき混ぜます。', 'fact'],
  ['ja', 'ぬか床', '塩は米ぬかの１３％が目安です。', 'stat'],
  ['ar', 'القهوة', 'القهوة هي مشروب من حبوب محمصة.', 'definition'],
  ['ar', 'القهوة', 'تحتوي القهوة على ٩٥ مليغرام.', 'stat'],
])('in %s about %s, "%s" is a %s', (language, subject, text, kind) => {
  const reader = createReader(language)
  const words = reader.read(text)
  const sentence = { text, words, keys: reader.keysOf(text) }
  expect(kindOf(sentence, createKindReader(language, reader.keysOf(subject)))).toBe(kind)
})
