import type { VoicePage } from './voice-world.ts'

const texts = [
  "We test every boot at TrailHouse before you can buy it. You'll walk further in a pair that fits, and your knees will thank you.",
  "Don't choose by colour alone. The sole decides how a boot feels on rock, gravel and mud.",
  'Does your heel lift? Then try half a size less, or another last.',
  "Our workshop changes laces, soles and hooks. It's done while you have a coffee.",
]

/** Pages of a made-up shop, which speaks of itself as "we" and to readers as "you". */
export const shopPages: VoicePage[] = [
  ...texts.map((text, place) => ({
    path: `/guide/${place + 1}`,
    title: `Guide ${place + 1}`,
    text: [...texts.slice(place), ...texts.slice(0, place), text.replace('.', ` number ${place + 1}.`)].join(
      '\n',
    ),
  })),
  {
    path: '/',
    type: 'home',
    title: 'TrailHouse',
    description: 'TrailHouse is a shop for hiking boots in Bern.',
    text: 'TrailHouse sells hiking boots, shell jackets and maps to people who walk in the Alps. We have repaired boots in our own workshop since 1987.',
  },
  {
    path: '/about-us',
    type: 'other',
    title: 'About us',
    text: 'Our family runs the shop in the third generation, with nine people who all walk themselves. We lend every tent for 2 weeks before you decide.',
  },
]
