import { expect, test } from 'vitest'
import { listSettingsChanges } from './settings-changes.ts'

const HUB = { id: 7, name: 'Boots', description: 'Write for hikers.' }
const rename = { action: 'rename', topicIds: [7], name: 'Shoes' }
const describe = (description: string) => ({ action: 'updateDescription', topicIds: [7], description })

test.each([
  ['nothing when nothing is other', HUB, []],
  ['nothing when only spaces are other', { name: ' Boots ', description: 'Write for hikers. ' }, []],
  ['the name alone', { ...HUB, name: 'Shoes ' }, [rename]],
  ['the description alone', { ...HUB, description: 'Be brief.' }, [describe('Be brief.')]],
  ['a description that was emptied', { ...HUB, description: ' ' }, [describe('')]],
  [
    'the name before the description',
    { name: 'Shoes', description: 'Be brief.' },
    [rename, describe('Be brief.')],
  ],
])('settings that are saved send %s', (_name, typed, changes) => {
  expect(listSettingsChanges(HUB, typed)).toEqual(changes)
})
