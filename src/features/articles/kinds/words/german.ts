import type { Phrases } from './signs.ts'

export const GERMAN = {
  choose: `kaufberatung, kaufratgeber, ^welche, ^welcher, ^welches, ^welchen, worauf achten, worauf beim kauf achten, ^was
    für ein, ^was für eine`,
  how: `^wie, beste zeit für, bester zeitpunkt`,
  near: `in der nähe, in meiner nähe, nähe, in der umgebung, um mich herum`,
  compare: `vergleich, ~vergleich, vergleichen, test, erfahrungen, erfahrung, erfahrungsberichte, bewertung, bewertungen,
    vor und nachteile, lohnt sich, im vergleich, stiftung warentest`,
  list: `beste, besten, bester, bestes, die besten, der beste, ^top, testsieger, bestenliste, alternative, alternativen,
    alternative zu`,
  nav: `einloggen, kundenservice, kundendienst, kundenportal, hotline, kontakt, telefonnummer, öffnungszeiten,
    offizielle seite, mein konto`,
  definition: `^was ist, ^was sind, ^was bedeutet, ^was heißt, ^was versteht man unter, bedeutung, definition, synonym,
    begriff, begriffserklärung, abkürzung, einfach erklärt`,
  cost: `kosten, ^was kostet, ^was kosten, ^wie viel kostet, ^wie teuer`,
  asset: `rechner, ~rechner, vorlage, vorlagen, ~vorlage, ~vorlagen, muster, checkliste, ~checkliste, ~generator,
    berechnen, umrechnen, kostenlos herunterladen, zum ausdrucken, packliste, formular, excel`,
  ideas: `ideen, ~ideen, beispiele, ~beispiele, tipps, ~tipps, sprüche, arten, namen, übungen, inspiration, rezepte`,
  price: `preis, preise, ~preis, ~preise, preisliste`,
  buy: `kaufen, bestellen, günstig, günstige, günstiger, günstigste, billig, billige, angebot, angebote, rabatt,
    gutschein, gutscheincode, rabattcode, sale, shop, ~shop, mieten, leihen, ausleihen, vermietung, gebraucht,
    gebrauchte, reduziert, im angebot, versandkostenfrei, aktion, abo`,
  guide: `anleitung, ~anleitung, ratgeber, schritt für schritt, selber machen, selbst machen, selber bauen, rezept,
    reinigen, reparieren, einstellen, einrichten, kündigen, entfernen, pflegen, waschen, erklärung`,
  question: `^warum, ^wieso, ^weshalb, ^wann, wann, ^wo, ^wer, ^wie lange, ^wie viel, ^wie viele, ^wie oft, ^wie alt, ^wie
    groß, ^kann, ^können, ^darf, ^dürfen, ^ist, ^sind, ^soll, ^sollte, ^muss, ^hat, ^was, ^wofür, ^womit, ^wozu,
    ursachen, symptome, unterschied, unterschied zwischen, nebenwirkungen, vorteile`,
  either: `oder`,
} satisfies Phrases
