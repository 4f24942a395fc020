import { expect, test } from 'vitest'
import { dropSaved } from './use-company-info.ts'

test('what is typed while the company information is saved stays', () => {
  const sent = { about: 'Boots', style_guide: 'Short.' }
  expect(dropSaved({ ...sent, about: 'Boots and socks', image_style_guide: 'Photos' }, sent)).toEqual({
    about: 'Boots and socks',
    image_style_guide: 'Photos',
  })
  expect(dropSaved(sent, sent)).toEqual({})
})
