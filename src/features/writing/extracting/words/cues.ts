interface Cues {
  /** Words behind which a noun stands: articles and prepositions. */
  beforeNouns: string
  /** Words behind which a verb stands: pronouns and auxiliary verbs. */
  beforeVerbs: string
  /** Words with which the object of a verb begins. */
  ofObjects: string
  /** Words that join two nouns to one term, as in "signs of wear". */
  joining: string
}

/** Words that tell nouns and verbs apart, by language. German needs none for nouns, which it writes with a capital. */
export const CUES: Readonly<Record<string, Cues>> = {
  en: {
    beforeNouns:
      'a an the your my our its their his her this these those of for with without in on at by from into about between than each every any some no',
    beforeVerbs:
      'to you they we it i he she who which that should can could will would must may might do does did never always not please let',
    ofObjects: 'a an the your my our it them its their',
    joining: 'of for in with the a an',
  },
  de: {
    beforeNouns: '',
    beforeVerbs: '',
    ofObjects: '',
    joining: 'der des die das dem den von vom für mit aus im zum zur',
  },
  es: {
    beforeNouns:
      'el la los las un una unos unas de del al en con sin por para su sus tu tus este esta estos estas cada entre sobre',
    beforeVerbs: 'se no que te lo le les nos debe deben puede pueden hay conviene nunca siempre',
    ofObjects: 'el la los las un una unos unas tu tus su sus',
    joining: 'de del la el los las para con en',
  },
  sv: {
    beforeNouns:
      'en ett den det de av för med utan i på till från om mellan varje din ditt dina sin sitt sina denna detta',
    beforeVerbs: 'att du man de vi jag som kan ska bör måste får inte aldrig alltid',
    ofObjects: 'en ett den din ditt dina sin sitt sina',
    joining: 'av för med i på till',
  },
  ar: { beforeNouns: '', beforeVerbs: '', ofObjects: '', joining: 'من في على' },
  fr: {
    beforeNouns:
      'le la les un une des du de au aux en dans avec sans pour par sur votre vos ce cette ces chaque entre',
    beforeVerbs: 'se ne que qui il elle on vous nous ils elles peut peuvent doit doivent faut',
    ofObjects: 'le la les un une des votre vos',
    joining: 'de du des la le les à au en pour',
  },
}
