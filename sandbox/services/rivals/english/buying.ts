import type { Phrasebook } from '../phrasebook.ts'

/** What pages say about the choice of a thing. {p} is the thing in the plural; see products.ts for its parts, materials and uses. */
export const buying: Pick<Phrasebook['sections'], 'basics' | 'choose' | 'price' | 'size' | 'material'> = {
  basics: {
    headings: ['What are {p} good for?', '{P} in brief', '{P}: the basics'],
    facts: [
      [
        '{P} in their present form have been sold since {since}, and the principle has hardly changed.',
        'The first modern {p} came out of a small workshop in {since}.',
        'Although the idea is older, modern {p} only appeared in {since}.',
      ],
      [
        'According to the {institute}, {share} percent of all active households own {p}.',
        'The {institute} estimates that {share} percent of active households have {p} at home.',
        'In {share} percent of active households there are {p}, says the {institute}.',
      ],
      [
        'Of the {tested} models in our test, only a few were made for {hard}.',
        'We looked at {tested} models, and most of them were made for {use}.',
        'Our {tested} test models fall into two groups: those for {use} and those for {hard}.',
      ],
    ],
    talk: [
      [
        'Simple {p} are made for {use}, while sturdier ones are also up to {hard}.',
        'What is right for {use} is often too weak for {hard}.',
      ],
      [
        'What sets good {p} apart is {key}, because you notice it on every single trip.',
        'If you compare only one thing, compare {key}.',
      ],
      [
        'Names on the label are not protected, so look at the {part} and not at the name.',
        'The name of a model says little; the {part} and the {other} say a lot.',
      ],
      'Beginners often confuse two kinds that look alike but are built for different trips.',
      [
        'You can tell a careful maker by the {other}, which nobody checks in the shop.',
        'Look at the {other} first, because that is where a careless maker saves.',
      ],
      'There is no best model for everyone, only one that suits your trips.',
    ],
  },
  choose: {
    headings: ['How to choose {p}', 'What to look for in {p}', 'How do you find the right {p}?'],
    facts: [
      [
        'In a survey of {people} buyers in {survey}, {percent} percent said that they would choose a different kind today.',
        'When {people} buyers were asked in {survey}, {percent} percent regretted the kind they had chosen.',
        'A survey in {survey} asked {people} buyers, and {percent} percent wished they had bought another kind.',
      ],
      [
        'For {use}, a weight of about {grams} grams is a good place to start.',
        'We recommend a weight of around {grams} grams for {use}.',
        'Most people are happy with about {grams} grams, as long as they stick to {use}.',
      ],
      [
        'Models that carry the standard EN {standard} have passed an independent test of the {part}.',
        'If the label says EN {standard}, a laboratory has tested the {part}.',
        'The standard EN {standard} covers the {part}, but it says nothing about {key}.',
      ],
      [
        'We carried our favourites for {weeks} weeks before we gave any marks.',
        'Our own marks come from {weeks} weeks of {use} and a few days of {hard}.',
      ],
    ],
    talk: [
      [
        'Start with where and how often you will use {p}, and compare features after that.',
        'Before you compare features, write down where you will use {p} and how often.',
      ],
      [
        '{A feature} is worth its price if you are out in bad weather.',
        'You can do without {a feature} as long as you only plan {use}.',
      ],
      [
        'Try {p} for ten minutes before you decide, because comfort is on no data sheet.',
        'No data sheet tells you how {p} feel after an hour, so try them at home.',
      ],
      [
        'Reviews by people who have owned {p} for years are worth more than first impressions.',
        'Long-term owners mention {key} more often than anything else.',
      ],
      'A model that suits your trips beats one with a longer list of features.',
      'Ask whether the {part} can be replaced, and what new ones cost.',
    ],
  },
  price: {
    headings: ['How much do {p} cost?', '{S} prices at a glance', 'What should you spend on {p}?'],
    facts: [
      [
        'Simple {p} start at {low}, good ones cost around {middle}, and the best are sold for {high}.',
        'Expect to pay {low} for simple {p} and about {middle} for good ones.',
        'Good {p} cost about {middle}, and for {high} you get the best that shops have.',
      ],
      [
        'Since {survey}, prices have risen by {growth} percent because {stuff} has become more expensive.',
        'Prices went up by {growth} percent after {survey}, mostly because of {stuff} and transport.',
        'Because of {stuff} and transport, {p} cost {growth} percent more than in {survey}.',
      ],
      [
        'The {institute} found no difference in safety between models for {middle} and models for {high}.',
        'Between {middle} and {high}, safety does not change any more, according to the {institute}.',
        'Above {middle} you pay for less weight and not for more safety, says the {institute}.',
      ],
      [
        'The models that {site} has tested cost {own} on average.',
        'On average, the models that {site} has tested cost {own}.',
      ],
    ],
    talk: [
      [
        'In the lowest price range, makers save on the {part} and on the {other}.',
        'Cheap {p} often have weak {part}, which you only notice after a season.',
      ],
      [
        'Stock from last season is clearly cheaper and rarely worse.',
        'If you can live with last year’s colours, you will save a lot.',
      ],
      [
        'Count spare {part} and {aid} as well, because they add up over the years.',
        'Add the price of {aid} and of spare {part} before you compare offers.',
      ],
      'A higher price pays off if you are out on {hard} every month.',
      'For a few {use} a year, the middle price range is more than enough.',
    ],
  },
  size: {
    headings: ['Which size of {p} is right?', 'Size and fit', 'How to measure for {p}'],
    facts: [
      [
        'Measured sizes differ by up to {share} percent between makers, even if the label says the same.',
        'Although the label says the same, sizes differ by up to {share} percent.',
        'Two {p} with the same label can differ by as much as {share} percent.',
      ],
      [
        'Light models weigh {light} grams, while heavy ones weigh up to {heavy} grams.',
        'Between the lightest model with {light} grams and the heaviest with {heavy} grams lies the whole market.',
      ],
      [
        'On the scales of {site}, a usual model weighed {weighed} grams.',
        'A usual model weighed {weighed} grams on the scales of {site}.',
      ],
      [
        'Every third order that is returned comes back because of the size, says the {institute}.',
        'According to the {institute}, the size is the reason for {percent} percent of all returns.',
      ],
    ],
    talk: [
      [
        'Measure in the evening and write the result down before you open a size chart.',
        'Measure twice, in the evening and in the clothes that you will wear.',
      ],
      [
        'If you are between two sizes, the larger one is usually the safer choice.',
        'Between two sizes, take the larger one unless you only plan {use}.',
      ],
      [
        'When {p} are too small, the {other} carry the load and give way early.',
        'A size that is too small ruins the {other} within a season.',
      ],
      'Size charts are only as good as the way in which you measure.',
      'Fit decides about {key} more than any feature does.',
    ],
  },
  material: {
    headings: ['{S} materials compared', 'Which material is best?', 'Materials and types'],
    facts: [
      [
        'About {percent} percent of the models on the market combine {stuff} with {rival}.',
        'Makers combine {stuff} with {rival} in about {percent} percent of all models.',
        'Pure {stuff} has become rare: {percent} percent of all models are a mix with {rival}.',
      ],
      [
        'In the laboratory of the {institute}, {rival} dried in {minutes} minutes on average.',
        'After a soaking, {rival} needs {minutes} minutes to dry, as the {institute} has measured.',
      ],
      [
        'In our test, {stuff} lost {growth} percent of its strength within a year.',
        'After a year of use, {stuff} had lost {growth} percent of its strength.',
      ],
    ],
    talk: [
      [
        '{Stuff} lasts longer, while {rival} is lighter and costs less.',
        '{Rival} saves weight, but {stuff} is the better choice for {hard}.',
      ],
      [
        'A coating protects well in the beginning, but it has to be renewed with {aid}.',
        'Coatings wear off after a season and need {aid} from time to time.',
      ],
      'The material decides more about daily use than the brand does.',
      [
        'Turn {p} inside out, because cheap {rival} hides where nobody looks.',
        'Look at the inside too, where makers like to hide cheap {rival}.',
      ],
      'For {use}, {rival} is enough and dries faster.',
    ],
  },
}
