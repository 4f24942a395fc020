import { ENGLISH_KINDS } from './kinds/english.ts'
import type { Prose } from './prose.ts'
import { ENGLISH_REWORDINGS } from './rewordings/english.ts'

export const ENGLISH: Prose = {
  kinds: ENGLISH_KINDS,
  attributed: [
    'According to {site}, {says}',
    '{site} puts it this way: {says}',
    'As {site} reports, {says}',
    'The answer of {site}: {says}',
  ],
  contrary: [
    'Not all sources agree, though. At {site} the figure is a different one: {says}',
    '{site} arrives at another result: {says}',
    'There is another view, held by {site}: {says}',
  ],
  quoted: ['{site} writes: “{says}”', 'In the words of {site}: “{says}”', '“{says}”, as {site} has it'],
  answers: /^(?:yes|no),/i,
  furtherReading: [
    'More on this: {link}.',
    'If you want to go deeper, read on here: {link}.',
    'Related reading: {link}.',
  ],
  speaksOfSelf: /\b(?:we|our|us|my|I)\b/i,
  small:
    'a an the if in on at for with without by to of from when while because before after between about as although unless once only both all most many some each every other another good simple light heavy wet dry new old used small large it its they their this that these those there you your we our never always use let take put keep start look remove leave store clean wash check add wait give choose avoid ask measure try replace expect plan count turn what whoever how who where since within until during rather not no nothing nobody',
  rewordings: ENGLISH_REWORDINGS,
  lists: [
    'What to keep in mind, point by point:',
    'The essentials fit into a short list:',
    'If you like it brief:',
    'These points deserve a tick:',
  ],
  terms: [
    'While you are at it, look up {t} as well.',
    'You will come across this again: {t}.',
    'Also worth a thought: {t}.',
    'Do not lose sight of {t} either.',
    'Closely related to this: {t}.',
    'Readers also ask about {t}.',
    'Part of the same question: {t}.',
  ],
  tables: [
    'Others arrive at figures of their own:',
    'Ask around, and the answers differ:',
    'Side by side, other sources say this:',
  ],
  tableHeads: ['Source', 'Figure'],
  and: ' and ',
  comma: ', ',
  beforeNouns:
    'a an the your my our its their this that these those of for with without in on at by from into about and or no any some each every between than as good new old more less many few',
  beforeVerbs:
    'to you they we it i he she who which that should can could will would must may might do does did never always not please let and',
  determiners: 'a an the your our my it them its their this these',
  space: ' ',
  stop: '.',
  leads: [
    '{k}: it is a small subject with a lot of opinions, and you would like an answer you can rely on.',
    '{k}: that sounds like a simple matter, until you ask around and hear a different answer each time.',
    '{k} – if that is what brought you here, you want clear steps and honest figures rather than slogans.',
  ],
  leadsByKind: {
    price: [
      '{k}: you want to know what is a fair price, and what you get for it.',
      '{k}: how much is enough, and where does the extra money stop making a difference?',
    ],
    size: ['{k}: you are about to order, and you would rather not send anything back.'],
    care: [
      '{k}: you want to get it right without ruining anything on the way.',
      '{k}: done right, it takes little time and spares you the price of a new purchase.',
    ],
    life: ['{k}: you look at the wear and wonder whether it will survive another season.'],
    repair: ['{k}: something is broken, and you would rather mend it than replace it.'],
    material: [
      '{k}: the labels are full of names, and you want to know which of them make a difference outside.',
    ],
    used: ['{k}: you would like to spend less, without buying somebody else’s problem.'],
    choose: [
      '{k}: the choice is large, the differences look small, and you only want to buy once.',
      '{k}: you could read reviews for a week, or settle the main questions in the next few minutes.',
    ],
    basics: ['{k}: you have heard the name often enough, and now you want to know what is behind it.'],
  },
  leadClaim: 'The short version: {says}',
  leadEnds: [
    'Below you will find what the sources say, where they disagree, and what you can do with it.',
    'The sections below go through it in order, and each figure leads to the page that it comes from.',
    'Read on for the details, or jump to the part that concerns you; every claim links to its source.',
  ],
  demo: 'This is a demo: a script has written this article from the sources that it links to.',
  lastHeading: '{k} in short',
  conclusions: [
    'To sum up: know what you need, look at the parts that wear, and look after what you have. The rest is a matter of taste.',
    'What remains? Be honest about how you will use it, take the figures as a guide and not as a law, and give care the few minutes it asks for.',
    'If you take only a single thought from here, let it be this: the right choice is the one that fits your own days, not the one with the longer list of features.',
  ],
  description: '{k}: clear answers with a source for each figure, the usual mistakes, and what to do next.',
  angle: 'It answers the question first, shows where sources disagree, and links each figure to its page.',
  audience: 'People who search for {k} and want to decide without reading many pages.',
  gap: 'The pages that rank for {k} seldom say where their figures come from.',
  point: 'What readers have to know about {h}.',
  headings: ['What matters', 'How to choose', 'Common mistakes', 'Care and use', 'Costs'],
  alt: 'A photo about {h}',
  caption: 'A look at {h}, to go with the text.',
}
