import { groupDigits } from './facts.ts'
import type { Phrasebook } from './phrasebook.ts'

export const english: Phrasebook = {
  language: 'en',
  space: ' ',
  writePrice: (dollars) => `$${groupDigits(dollars, 'en')}`,
  writeSubject: (words) => words,
  titles: [
    '{S}: the complete guide',
    '{S}: what matters and what does not',
    '{S} explained by experts',
    'All about {s}',
  ],
  intro: [
    'This guide to {s} answers the questions that our readers send us most often.',
    'We have spent weeks with {s}, spoken to people who use it every day, and read what has been measured.',
    'You will learn what to look at, what it costs and how to avoid the usual mistakes.',
    'Every number on this page was checked in the last update.',
    'If you have little time, read the short list of tips first and come back for the details.',
  ],
  sections: {
    basics: {
      headings: ['What is {s}?', '{S} in brief', 'The basics'],
      facts: [
        '{S} is a term for everything that serves this one purpose, from simple models to professional equipment.',
        'The first products of this kind were sold in {since}, and the principle has hardly changed since.',
        'According to the {institute}, {share} percent of all households own at least one.',
      ],
      talk: [
        'The idea is simple, but the details decide whether it works for you.',
        'Beginners often confuse two kinds that look alike and are made for different things.',
        'Experts tell the kinds apart by how they are built rather than by their names.',
        'Words on the label are not protected, so the same name can stand for very different quality.',
      ],
    },
    choose: {
      headings: ['How to choose {s}', 'What to look for', 'How do you find the right one?'],
      facts: [
        'In a survey of {people} buyers in {survey}, {percent} percent said that they had chosen the wrong kind at first.',
        'Testers recommend a weight of about {grams} grams for most people.',
        'Products that meet the standard EN {standard} have passed an independent check.',
      ],
      talk: [
        'Start with how often and where you will use it, and only then compare features.',
        'A model that fits your habits is better than one with a longer list of functions.',
        'Try it for a few minutes before you decide, because comfort cannot be read from a data sheet.',
        'Reviews by long-term owners say more than first impressions.',
      ],
    },
    price: {
      headings: ['How much does {s} cost?', 'Prices at a glance', 'What should you spend?'],
      facts: [
        'Simple models start at {low}, good ones cost around {middle}, and the best are sold for {high}.',
        'Prices have risen by {growth} percent since {survey}, mostly because of materials and transport.',
        'The {institute} found no difference in safety between models for {middle} and models for {high}.',
      ],
      talk: [
        'Below the lowest price range, makers usually save on the parts that you cannot see.',
        'Last season’s stock is often just as good and clearly cheaper.',
        'Count spare parts and care products as well, because they add up over the years.',
        'A higher price pays off only for people who use it regularly.',
      ],
    },
    size: {
      headings: ['Which size is right?', 'Size and fit', 'How to measure correctly'],
      facts: [
        'Measured sizes differ between makers by up to {share} percent, even if the label says the same.',
        'Light models weigh {light} grams, heavy ones up to {heavy} grams.',
      ],
      talk: [
        'Measure in the evening and write the result down before you compare charts.',
        'If you are between two sizes, the larger one is usually the safer choice.',
        'A size that is too small wears out faster because the seams carry more load.',
        'Ask the seller how the size was measured, because methods differ.',
      ],
    },
    material: {
      headings: ['Materials and types', 'Which material is best?', 'The main types compared'],
      facts: [
        'About {percent} percent of the models on the market use a mix of two materials.',
        'In the laboratory of the {institute}, natural materials dried in {minutes} minutes on average.',
      ],
      talk: [
        'Natural materials feel warmer, while synthetic ones dry faster and weigh less.',
        'Coatings protect well in the beginning but have to be renewed.',
        'The type decides more about daily use than the brand.',
        'Look at the inside, too: that is where cheap material is hidden.',
      ],
    },
    care: {
      headings: ['Care and cleaning', 'How do you clean {s}?', 'How to look after it'],
      facts: [
        'Clean it every {months} months, and at no more than {degrees} °C.',
        'A thorough cleaning takes about {minutes} minutes.',
        'In tests by the {institute}, well-kept products lasted {share} percent longer.',
      ],
      talk: [
        'Use a soft brush and little soap, and never a strong solvent.',
        'Let it dry in the air, away from heaters and direct sun.',
        'Remove loose dirt first, because it acts like sandpaper.',
        'Store it only when it is completely dry.',
      ],
    },
    life: {
      headings: ['How long does {s} last?', 'Lifespan', 'When is it time to replace it?'],
      facts: [
        'With normal use it lasts {years} years, and with good care up to {longer} years.',
        'The {institute} counted a failure rate of {growth} percent within the first two years.',
      ],
      talk: [
        'The first signs of age are small cracks and parts that no longer close properly.',
        'Heat and moisture do more harm than frequent use.',
        'Replace single parts early, before they damage others.',
        'A product that has had a hard fall should be checked even if nothing can be seen.',
      ],
    },
    mistakes: {
      headings: ['Common mistakes', 'What to avoid', 'Mistakes that cost money'],
      facts: [
        '{percent} percent of complaints go back to wrong use and not to a fault of the product.',
        'Every third buyer reads the manual only after {months} months, says the {institute}.',
      ],
      talk: [
        'The most expensive mistake is to buy twice.',
        'Many people pay for functions that they never use.',
        'Storing it damp ruins even the best material.',
        'Do not trust a single test, because conditions differ from yours.',
      ],
    },
    repair: {
      headings: ['Repair and spare parts', 'Can {s} be repaired?', 'Fix it or replace it?'],
      facts: [
        'A professional repair costs {low} on average and takes {minutes} minutes.',
        'Makers keep spare parts for at least {years} years.',
      ],
      talk: [
        'Small damage can be fixed at home with a simple kit.',
        'Ask for the price of spare parts before you buy.',
        'Glue holds only on a clean and dry surface.',
        'Leave anything that matters for safety to a workshop.',
      ],
    },
    green: {
      headings: ['Sustainability', 'Is it good for the environment?', 'Buying with a clear conscience'],
      facts: [
        'Production causes {share} percent of the total emissions, use and disposal the rest.',
        'In {survey}, {growth} percent of all sales were second-hand.',
      ],
      talk: [
        'The greenest product is the one that you already own.',
        'Labels help, but only a few of them are checked independently.',
        'Buying used saves money and material alike.',
        'Take worn-out products back to the dealer instead of throwing them away.',
      ],
    },
  },
  faqHeading: 'Frequently asked questions',
  faq: [
    {
      question: 'How long does {s} last?',
      answer: 'About {years} years with normal use, and longer with good care.',
    },
    {
      question: 'What does good quality cost?',
      answer: 'Expect to pay around {middle}; simple models start at {low}.',
    },
    { question: 'How often should I clean it?', answer: 'Every {months} months is enough for most people.' },
    {
      question: 'Is a used product worth it?',
      answer: 'Yes, if spare parts are available and nothing important is damaged.',
    },
    {
      question: 'Can I return it if it does not fit?',
      answer: 'Most dealers take it back within 30 days if it is unused.',
    },
  ],
  quotes: [
    'People underestimate how much the right choice depends on their own habits.',
    'I would rather buy one good product every {years} years than a cheap one every spring.',
    'Most of what we repair in our workshop could have been avoided with ten minutes of care.',
    'The best test is a rainy week, not a showroom.',
  ],
  tipsHeading: 'Our tips in short',
  tips: [
    'Write down what you need before you look at offers.',
    'Set a limit, for example {middle}.',
    'Check the weight: around {grams} grams is a good value.',
    'Ask for the standard EN {standard}.',
    'Clean it every {months} months.',
    'Keep the receipt for the whole warranty.',
  ],
  table: { heads: ['Class', 'Price', 'Weight'], rows: ['Entry', 'Middle', 'Premium'] },
  institutes: ['Institute for Product Testing', 'National Consumer Board', 'Northern Materials Laboratory'],
  menu: ['Home', 'Guides', 'Tests', 'About us'],
  boilerplate: {
    cookies: 'We use cookies to make this website better and to measure how it is used.',
    accept: 'Accept all',
    newsletter: 'Subscribe to our newsletter and get 10 percent off your next order.',
    related: 'You may also like',
    footer: 'All rights reserved. Imprint, privacy policy and terms of use.',
    by: 'By {person}',
  },
}
