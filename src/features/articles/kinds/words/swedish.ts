import type { Phrases } from './signs.ts'

export const SWEDISH = {
  choose: `^vilken, ^vilket, ^vilka, välja, köpguide, köpråd`,
  how: `^hur`,
  near: `nära mig, i närheten, närmaste`,
  compare: `test, jämför, jämförelse, jämföra, recension, recensioner, omdöme, omdömen, för och nackdelar, erfarenheter`,
  list: `bästa, bäst, bäst i test, ^topp, ^top, topplista, alternativ, alternativ till`,
  nav: `logga in, inloggning, kundtjänst, kundservice, telefonnummer, öppettider, kontakt, mina sidor`,
  definition: `^vad är, ^vad betyder, ^vad innebär, betydelse, definition, synonym, synonymer, förkortning`,
  cost: `kostar, kostnad, kostnader, ^vad kostar`,
  asset: `mall, mallar, ~mall, kalkylator, ~kalkylator, räkna ut, räkna, ~generator, checklista, ladda ner, skriva ut,
    omvandla, packlista, excel`,
  ideas: `idéer, ~idéer, tips, ~tips, exempel, typer av, övningar, inspiration, citat, namn`,
  price: `pris, priser, prislista`,
  buy: `köpa, köp, billig, billiga, billigt, billigaste, rea, erbjudande, erbjudanden, rabatt, rabattkod, butik,
    beställ, beställa, hyra, uthyrning, begagnad, begagnade, till salu, abonnemang`,
  guide: `guide, steg för steg, recept, instruktion, göra själv, bygga själv`,
  question: `^varför, ^när, ^var, ^vem, ^kan, ^får, ^är, ^ska, ^hur länge, ^hur ofta, ^hur många, ^hur mycket, ^hur gammal,
    ^hur stor, ^vad, skillnad mellan, skillnaden mellan, symptom, symtom, orsaker, biverkningar, fördelar`,
  either: `eller`,
} satisfies Phrases
