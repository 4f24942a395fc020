import { expect, test } from 'vitest'
import { proseOf } from './prose/index.ts'
import { joinCards, nameSite } from './read-claims.ts'
import { drawTable, sayClaim } from './say-claim.ts'
import { listNouns } from './weave-terms.ts'

const card = (id: string, says: string, source = `site-${id.toLowerCase()}.example`) => ({
  id,
  says,
  quote: says,
  source,
})

test('sources that agree become one sentence, and those that differ become a table', () => {
  const claims = joinCards(
    [
      card('E1', 'Peak Lab expects 7 years of use from tents.', 'peak-lab.example'),
      card('E2', 'Far Post expects 9 years of use from tents.', 'far-post.example'),
      card('E3', 'Gear Hub expects 6 years of use from tents.', 'gear-hub.example'),
      card('E4', 'From tents, Camp Daily expects 7 years of use.', 'camp-daily.example'),
    ],
    'en',
  )
  expect(claims).toHaveLength(1)
  const [claim] = claims
  if (claim === undefined) throw new Error('There is no claim.')
  expect(sayClaim(claim, { prose: proseOf('en'), place: 0 })).toBe(
    'Peak Lab expects 7 years of use from tents [[E1]][[E4]].',
  )
  expect(drawTable(claim.contrary, proseOf('en'))).toBe(
    '| Source | Figure |\n| --- | --- |\n| Far Post | 9 years [[E2]] |\n| Gear Hub | 6 years [[E3]] |',
  )
})

test('a sentence goes on in small letters behind the name of its source, and what sites say of themselves is quoted', () => {
  const [told, own] = joinCards(
    [
      card('E1', 'Most tents last 7 years.', 'peak-lab.example'),
      card('E2', 'We lent 12 of our stoves to readers.', 'far-post.example'),
    ],
    'en',
  )
  if (told === undefined || own === undefined) throw new Error('A claim is missing.')
  const prose = proseOf('en')
  expect(sayClaim(told, { prose, place: 0, isNamed: true })).toBe(
    'According to Peak Lab, most tents last 7 years [[E1]].',
  )
  expect(sayClaim(own, { prose, place: 0 })).toBe(
    'Far Post writes: “We lent 12 of our stoves to readers” [[E2]].',
  )
})

test('a site with a figure in its name is not named', () => {
  expect(nameSite('www.peak-lab-west.example')).toBe('Peak Lab West')
  expect(nameSite('peaklab2.example')).toBeNull()
})

test('terms that are verbs, parts of sentences or figures are no nouns', () => {
  const texts = ['Start with a soft brush. You carry it for years. They carry the load of the hip belts.']
  expect(listNouns(['soft brush', 'carry', 'hip belts', '12 belts'], texts, 'en')).toEqual([
    'soft brush',
    'hip belts',
  ])
  expect(listNouns(['bürste', 'trocknen'], ['Eine weiche Bürste lässt Leder trocknen.'], 'de')).toEqual([
    'Bürste',
  ])
  expect(listNouns(['靴底', '乾かす'], [], 'ja')).toEqual(['靴底'])
})
