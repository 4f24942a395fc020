import type { Phrases } from './signs.ts'

export const ITALIAN = {
  choose: `^come scegliere, scegliere, guida all'acquisto, ^quale, ^quali`,
  how: `^come`,
  near: `vicino a me, nelle vicinanze, qui vicino, in zona, più vicino`,
  compare: `confronto, confrontare, recensione, recensioni, opinioni, pro e contro, conviene, vantaggi e svantaggi, prova`,
  list: `miglior~, i migliori, le migliori, ^top, classifica, alternativa, alternative, alternativa a`,
  nav: `accedi, area clienti, area riservata, servizio clienti, assistenza clienti, numero verde, numero di
    telefono, orari, orari di apertura, contatti, sito ufficiale, lavora con noi`,
  definition: `^cos'è, ^cosa è, ^che cos'è, ^che cosa è, ^cosa sono, ^cosa significa, ^che significa, ^che cosa significa,
    ^cosa vuol dire, ^che vuol dire, significato, definizione, sinonimo, sinonimi`,
  cost: `^quanto costa, ^quanto costano, costo, costi`,
  asset: `modello, modelli, fac simile, calcolo, calcolare, calcolatore, generatore, da stampare, scaricare, convertitore,
    simulatore, excel, foglio excel`,
  ideas: `idee, esempi, consigli, tipi di, frasi, esercizi, ricette, nomi`,
  price: `prezzo, prezzi, tariffe, listino prezzi`,
  buy: `comprare, acquistare, acquisto, offerta, offerte, sconto, sconti, economico, economica, economici, economiche,
    saldi, codice sconto, negozio, noleggio, noleggiare, affitto, usato, usata, usati, vendita, in vendita,
    ordinare, dove comprare, abbonamento`,
  guide: `guida, tutorial, passo passo, ricetta, istruzioni, fai da te, manuale`,
  question: `^perché, ^quando, ^dove, ^quanto, ^quanta, ^quanti, ^quante, ^quanto tempo, ^chi, ^si può, ^a cosa serve, a cosa
    serve, ^cosa, ^che, ^è vero, differenza tra, differenze tra, sintomi, cause, benefici, storia`,
  either: `o`,
} satisfies Phrases
