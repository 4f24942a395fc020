import type { Phrases } from './signs.ts'

export const DUTCH = {
  choose: `^welke, ^welk, koopgids, kiezen, koopadvies, waar op letten, ^hoe kies`,
  how: `^hoe`,
  near: `in de buurt, bij mij in de buurt, dichtbij`,
  compare: `vergelijken, vergelijking, vergelijk, ervaringen, ervaring, test, getest, voor en nadelen, beoordeling,
    beoordelingen`,
  list: `beste, de beste, het beste, ^top, alternatief, alternatieven, alternatief voor`,
  nav: `inloggen, klantenservice, telefoonnummer, openingstijden, contact, mijn account`,
  definition: `^wat is, ^wat zijn, ^wat betekent, ^wat houdt, betekenis, definitie, synoniem, synoniemen, afkorting`,
  cost: `kosten, ^wat kost, ^wat kosten, ^hoeveel kost, ^hoeveel kosten`,
  asset: `voorbeeld, sjabloon, sjablonen, berekenen, ~berekenen, rekentool, ~calculator, downloaden, printen, om te
    printen, omrekenen, paklijst, excel, formulier`,
  ideas: `ideeën, ~ideeën, tips, voorbeelden, soorten, spreuken, oefeningen, recepten, inspiratie, namen`,
  price: `prijs, prijzen, tarieven`,
  buy: `kopen, koop, goedkoop, goedkope, goedkoopste, aanbieding, aanbiedingen, korting, kortingscode, sale, bestellen,
    winkel, webshop, huren, verhuur, tweedehands, te koop, uitverkoop, abonnement`,
  guide: `handleiding, stappenplan, recept, zelf maken, uitleg, schoonmaken, repareren, gids`,
  question: `^waarom, ^wanneer, ^waar, ^wie, ^kan, ^kun, ^mag, ^is, ^zijn, ^moet, ^hoe lang, ^hoelang, ^hoeveel, ^hoe vaak,
    ^hoe oud, ^hoe groot, ^wat, verschil tussen, verschil, symptomen, oorzaken, voordelen, bijwerkingen`,
  either: `of`,
} satisfies Phrases
