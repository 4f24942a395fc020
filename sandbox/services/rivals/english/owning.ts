import type { Phrasebook } from '../phrasebook.ts'

/** What pages say about a thing that its owner has. {p} is the thing in the plural; see products.ts for its parts, materials and uses. */
export const owning: Pick<Phrasebook['sections'], 'care' | 'life' | 'mistakes' | 'repair' | 'green'> = {
  care: {
    headings: ['How to clean {p}', 'Care and cleaning', 'How to look after {p}'],
    facts: [
      [
        'Clean {p} every {months} months, and after each trip in mud or salt water.',
        '{P} need a thorough cleaning every {months} months.',
        'Unless they are muddy, it is enough to clean {p} every {months} months.',
      ],
      [
        'Water for cleaning {p} should be no warmer than {degrees} °C.',
        'Use water of up to {degrees} °C, because more heat damages {stuff}.',
      ],
      [
        'A thorough cleaning takes about {minutes} minutes, without the drying.',
        'Plan about {minutes} minutes for a thorough cleaning with {aid}.',
      ],
      ['{Site} needs {cleaning} minutes to clean {p}.', 'To clean {p}, {site} needs {cleaning} minutes.'],
      [
        'In tests by the {institute}, well-kept {p} lasted {share} percent longer.',
        'The {institute} found that good care makes {p} last {share} percent longer.',
      ],
    ],
    talk: [
      [
        'Remove loose dirt with {a tool} first, because it works like sandpaper.',
        'Loose dirt works like sandpaper, so take {a tool} to it before anything else.',
      ],
      [
        'A little {aid} and lukewarm water are enough, and a strong solvent is never needed.',
        'Use {aid} instead of household cleaner, which attacks {stuff}.',
      ],
      [
        'Let {p} dry in the air, away from heaters and direct sun.',
        'Never dry {p} on a heater, because heat makes {stuff} brittle.',
      ],
      [
        'Store {p} only when they are completely dry, or mould will find them.',
        'Damp storage does more harm than a whole season outside.',
      ],
      'Open the {other} before you rinse, so that the water reaches every corner.',
      'Do not forget the {part}, where sand collects after every trip.',
    ],
  },
  life: {
    headings: ['How long do {p} last?', '{S} lifespan', 'When is it time to replace {p}?'],
    facts: [
      [
        'With normal use, {p} last {years} years, and with good care up to {longer} years.',
        '{P} last {years} years on average before the {part} give up.',
        'You can count on {years} years, or on {longer} years if you look after {p}.',
      ],
      [
        'The {institute} counted a failure rate of {growth} percent within the first two years.',
        'Within two years, {growth} percent of all {p} fail, according to the {institute}.',
      ],
      [
        '{Site} expects {expected} years of use from {p}.',
        'From {p}, {site} expects {expected} years of use.',
      ],
      [
        'Our oldest {p} have been in use for {old} years, and they still do their job.',
        'In our own store room there are {p} that are {old} years old.',
      ],
    ],
    talk: [
      [
        'The first signs of age are small cracks in the {part}.',
        'Small cracks in the {part} are an early sign of age.',
      ],
      [
        'Heat and moisture do more harm to {p} than frequent use.',
        'Frequent use wears {p} less than a damp cellar does.',
      ],
      [
        'Replace worn {part} early, before they damage the rest.',
        'When the {part} are worn, new ones cost less than new {p}.',
      ],
      'After a hard fall, {p} should be checked even when the damage does not show.',
      '{Stuff} ages slowly, but the {other} do not.',
    ],
  },
  mistakes: {
    headings: ['Common mistakes with {p}', 'What to avoid', 'Mistakes that cost money'],
    facts: [
      [
        'Wrong use is behind {percent} percent of all complaints, and only the rest are faults of the product.',
        'When {p} are sent back as faulty, wrong use is the cause in {percent} percent of all cases.',
      ],
      [
        'Every third buyer reads the manual only after {months} months, says the {institute}.',
        'The {institute} found that a third of all buyers open the manual after {months} months.',
      ],
      [
        'In our workshop, {repairs} of 100 repairs could have been avoided with a little care.',
        'Of 100 repairs in our workshop, {repairs} were the result of poor care.',
      ],
    ],
    talk: [
      [
        'The most common mistake is to buy for {hard} and then to go on {use} only.',
        'Many people buy {p} for {hard} although they only ever go on {use}.',
      ],
      [
        'Too much {aid} clogs {stuff}, so less is more.',
        'Household cleaner instead of {aid} ruins {stuff} in one wash.',
      ],
      [
        'Packing {p} away while they are damp is the quickest way to ruin them.',
        'Never put {p} away wet, not even for a night.',
      ],
      'Ignoring worn {other} is expensive, because they take the {part} with them.',
      'A bargain without spare parts is no bargain.',
    ],
  },
  repair: {
    headings: ['How to repair {p}', 'Repair or replace?', 'Repairs you can do yourself'],
    facts: [
      [
        'A repair of the {part} costs about {repair}, which is less than half the price of new {p}.',
        'In the workshop, new {part} cost about {repair}.',
        'If a repair costs more than {repair}, new {p} are usually the better choice.',
      ],
      [
        'Makers have to keep spare parts for at least {years} years.',
        'Spare {part} are available for at least {years} years after the last sale.',
      ],
      [
        'Most repairs take {minutes} minutes once the right tool is at hand.',
        'With the right tool, new {other} are fitted in {minutes} minutes.',
      ],
    ],
    talk: [
      [
        'You can replace {other} yourself, but leave the {part} to a workshop.',
        'Leave the {part} to a workshop, because a mistake there is hard to undo.',
      ],
      [
        'Clean {p} before you repair them, or nothing will stick to {stuff}.',
        'Glue does not hold on dirty {stuff}, so clean the spot first.',
      ],
      'A small repair kit with tape, thread and glue belongs in every pack.',
      'Take a photo before you take anything apart.',
      [
        'A repair is worth it as long as {stuff} is sound.',
        'If {stuff} itself has cracks, no repair will last.',
      ],
    ],
  },
  green: {
    headings: ['Used {p}', 'Are used {p} a good idea?', '{P} and the environment'],
    facts: [
      [
        'Used {p} cost about {percent} percent less than new ones.',
        'On average you save {percent} percent if you buy {p} second hand.',
      ],
      [
        'By the figures of the {institute}, {share} percent of the footprint comes from making {stuff}.',
        'Making {stuff} causes {share} percent of the footprint, the {institute} says.',
      ],
      [
        'Two more years of use save {growth} kilograms of waste per household.',
        'If {p} stay in use for two more years, a household saves {growth} kilograms of waste.',
      ],
    ],
    talk: [
      [
        'Before you buy used {p}, check the {part}, the {other} and the smell.',
        'With used {p}, the {part} tell you more than the seller does.',
      ],
      [
        'Renting makes sense if you need {p} only once a year.',
        'For a single trip, rent {p} instead of buying them.',
      ],
      'Long use does more for the environment than any label.',
      'Ask when {p} were bought, because {stuff} ages even in a cupboard.',
    ],
  },
}
