import type { Phrases } from './signs.ts'

export const FRENCH = {
  choose: `^comment choisir, ^quel, ^quelle, ^quels, ^quelles, choisir, bien choisir, guide d'achat, guide achat`,
  how: `^comment`,
  near: `près de chez moi, à proximité, près de moi, autour de moi, proche de chez moi`,
  compare: `comparatif, comparatifs, comparaison, comparer, comparateur, avis, test, essai, banc d'essai, avantages et
    inconvénients, vaut il le coup`,
  list: `meilleur~, ^top, classement, alternative, alternatives, alternative à`,
  nav: `connexion, se connecter, espace client, espace personnel, mon compte, mon espace, service client, numéro de
    téléphone, horaires, contact, site officiel`,
  definition: `^qu'est ce que, ^qu'est ce qu, ^qu'est ce qui, ^c'est quoi, c'est quoi, ^que signifie, ^que veut dire, veut
    dire, définition, signification, synonyme, synonymes, ^c'est quoi un`,
  cost: `^combien coûte, ^combien coûtent, coût`,
  asset: `modèle de, modèle, modèles, exemple de lettre, calcul, calculer, calculateur, simulateur, simulation,
    générateur, à imprimer, télécharger, convertisseur, conversion, tableau excel, excel, gabarit, liste de contrôle`,
  ideas: `idée, idées, exemple, exemples, astuces, conseils, types de, citations, recettes, exercices, inspiration,
    prénoms`,
  price: `prix, tarif, tarifs`,
  buy: `acheter, achat, pas cher, pas chère, pas chers, pas chères, promo, promotion, promotions, soldes, code promo,
    bon plan, bons plans, commander, location, louer, occasion, d'occasion, déstockage, boutique, magasin, vente, à
    vendre, livraison, réduction, abonnement, où acheter`,
  guide: `tutoriel, tuto, étape par étape, recette, guide, mode d'emploi, notice, fabriquer, nettoyer, réparer`,
  question: `^pourquoi, ^quand, ^où, ^combien, ^combien de temps, ^est ce que, ^qui, ^peut on, ^faut il, ^que, ^à quoi sert,
    différence entre, symptômes, causes, bienfaits, histoire, effets secondaires`,
  either: `ou`,
} satisfies Phrases
