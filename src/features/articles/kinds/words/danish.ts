import type { Phrases } from './signs.ts'

export const DANISH = {
  choose: `^hvilken, ^hvilket, ^hvilke, vælge, købsguide, guide til køb`,
  how: `^hvordan`,
  near: `i nærheden, nær mig, tæt på mig, nærmeste`,
  compare: `test, sammenlign, sammenligning, anmeldelse, anmeldelser, erfaringer, fordele og ulemper`,
  list: `bedste, bedst, bedst i test, ^top, alternativ, alternativer, alternativ til`,
  nav: `log ind, log på, kundeservice, telefonnummer, åbningstider, kontakt, selvbetjening, min side`,
  definition: `^hvad er, ^hvad betyder, ^hvad vil det sige, betydning, definition, synonym, synonymer, forkortelse`,
  cost: `koster, omkostninger, ^hvad koster`,
  asset: `skabelon, skabeloner, ~skabelon, beregner, ~beregner, beregn, ~generator, tjekliste, til print, omregner,
    pakkeliste, excel`,
  ideas: `idéer, ideer, ~ideer, ~idéer, tips, eksempler, typer, øvelser, inspiration, citater, navne, opskrifter`,
  price: `pris, priser, prisliste`,
  buy: `køb, købe, billig, billige, billigt, billigst, tilbud, rabat, rabatkode, udsalg, butik, bestil, leje, lej,
    udlejning, brugt, brugte, til salg, webshop, abonnement`,
  guide: `guide, trin for trin, opskrift, vejledning, gør det selv`,
  question: `^hvorfor, ^hvornår, ^hvor, ^hvem, ^kan, ^må, ^er, ^skal, ^hvor længe, ^hvor mange, ^hvor meget, ^hvor ofte,
    ^hvor gammel, ^hvad, forskel på, forskellen på, symptomer, årsager, bivirkninger, fordele`,
  either: `eller`,
} satisfies Phrases
