import type { Phrases } from './signs.ts'

export const POLISH = {
  choose: `^jak wybrać, wybrać, ^jaki, ^jaka, ^jakie, ^który, ^która, ^które, poradnik zakupowy`,
  how: `^jak`,
  near: `w pobliżu, blisko mnie, niedaleko, w okolicy, najbliższy`,
  compare: `porównanie, porównywarka, recenzja, recenzje, opinie, opinia, test, testy, wady i zalety, czy warto`,
  list: `najleps~, ranking, ^top, alternatyw~`,
  nav: `logowanie, zaloguj, kontakt, infolinia, godziny otwarcia, oficjalna strona, numer telefonu, strona główna`,
  definition: `^co to jest, ^co to, ^co oznacza, ^co znaczy, ^czym jest, ^czym są, co to jest, znaczenie, definicja, synonim,
    synonimy, skrót`,
  cost: `koszt, koszty, ^ile kosztuje, ^ile kosztują`,
  asset: `wzór, wzory, szablon, szablony, kalkulator, lista kontrolna, checklista, do druku, pobierz, przelicznik,
    formularz, excel, oblicz`,
  ideas: `pomysł~, przykład~, porady, rodzaje, ćwiczenia, przepisy, cytaty, imiona, inspiracje`,
  price: `cena, ceny, cennik`,
  buy: `kup, kupić, kupno, tani, tania, tanie, tanio, sklep, promocja, promocje, wyprzedaż, rabat, kod rabatowy, na
    sprzedaż, sprzedaż, wynajem, wypożyczalnia, używane, używany, oferta, zamów, gdzie kupić, abonament`,
  guide: `poradnik, krok po kroku, przepis, instrukcja, samodzielnie`,
  question: `^dlaczego, ^kiedy, ^gdzie, ^kto, ^czy, ^ile, ^po co, ^co, ^na co, objawy, przyczyny, różnica między, różnice,
    zalety, skutki uboczne`,
  either: `czy, lub`,
} satisfies Phrases
