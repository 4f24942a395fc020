import { describe, expect, test } from 'vitest'
import { explainWeakPassword } from './weak-passwords.ts'

const owner = { email: 'ada.lovelace@site.example' }
const explain = (password: string) => explainWeakPassword(password, owner)

describe('passwords that are used most', () => {
  test.each([
    'password1234',
    'Passw0rd!2024',
    'P@$$word-1234',
    'iloveyou2010',
    'Welcome12345',
    'summer2026!!',
    'liverpool1892',
    'monkey dragon 1',
    'administrator',
    'letmein-letmein',
    'qwertyuiop[]12',
    'qwerty123456',
    '1qaz2wsx3edc',
    '1q2w3e4r5t6y',
    'qazwsxedcrfv',
    'a1b2c3d4e5f6',
    '123456789012',
    '111111111111',
    'abcabcabcabc',
    'marinamarina',
    'ＰＡＳＳＷＯＲＤ１２３４',
  ])('%s is refused', (password) => {
    expect(explain(password)).toContain('guessed first')
  })
})

describe('passwords that nobody would guess', () => {
  test.each([
    'correct horse battery staple',
    'lantern gravel otter',
    'a long enough password',
    'Zr8!kq0Lm2xW',
    'тридцать три коровы',
    '鍵を織る人の長い合言葉です',
  ])('%s is taken, whatever signs it is made of', (password) => {
    expect(explain(password)).toBeNull()
  })
})

test.each([
  ['too short', 'Zr8!kq0Lm2x'],
  ['too short, counted as people count', '🔑'.repeat(11)],
  ['too long', 'lantern gravel otter '.repeat(10)],
])('one that is %s is refused', (_, password) => {
  expect(explain(password)).toContain('12 to 200 characters')
})

test.each(['ada.lovelace@site.example!', 'Ada Lovelace 1815', 'my keyloom lantern', 'site example gravel'])(
  'what everybody knows of the account or the product is refused in %s',
  (password) => {
    expect(explain(password)).toContain('e-mail address')
  },
)

test('two hundred signs of any kind are judged in a moment', () => {
  const before = process.cpuUsage()
  for (const sign of ['a', '1', 'q', 'password', '12', '🔑']) explain(sign.repeat(200).slice(0, 199) + '#x')
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1_000)
})
