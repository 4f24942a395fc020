import { readLanguage } from './language.ts'

/** Abbreviations that stand before something: a sentence never ends with them. */
const LEADING: Record<string, string> = {
  en: 'mr mrs ms dr prof rev gen col sgt capt lt gov sen rep hon messrs st mt vs cf e.g i.e eg ie approx est fig figs eq sec vol ed eds resp viz esp incl',
  de: 'dr prof hr fr frl dipl ing mag med phil abs art bd bzw ca evtl ggf gegr geb gest inkl exkl insb max min mind nr num s sog st str tel vgl z zt zzgl abzgl allg bes bspw ehem einschl etwa ggü h i.d.r jhd mio mrd od u ugs urspr v vs wg lt lfd z.b d.h u.a i.d.r v.a o.ä',
  es: 'sr sra srta sres dr dra prof lic ing d dña pág págs núm art cap vol fig ed aprox av avda ej p.ej máx mín tel vs cf ca izq dcha gral',
  sv: 'dr prof ca kap nr s sid st tel bl.a d.v.s dvs ev f.d fr.o.m t.ex tex t.o.m tom m.a.o p.g.a pga resp s.k sk jfr jf ung avs bl inkl exkl max min obs vs',
  fr: 'm mm mme mlle dr pr prof me st ste av apr env ex p.ex fig vol chap art no nos p pp éd cf c.-à-d max min tél bd vs',
  it: 'sig sigg sig.ra sig.na dott dott.ssa prof prof.ssa ing avv arch geom rag art artt cap fig pag pagg vol nr n ecc.ma es p.es ca cfr max min tel vs',
  pt: 'sr sra srs dr dra prof profa eng arq art cap fig pág págs vol núm n ex p.ex aprox av máx mín tel vs cf ca',
  nl: 'dhr mevr mw dr drs ir ing prof mr nr blz bijv bv d.w.z dwz o.a m.n t.o.v i.p.v a.d.h.v ca max min vgl resp incl excl tel st vs',
  pl: 'dr inż mgr prof hab np tzn tzw tj m.in ok godz nr str ul al św ks gen płk por zob wg im r.ż vs',
  da: 'hr fru dr prof bl.a ca d.v.s f.eks fx inkl ekskl jf kap maks min nr pga s st tlf vedr vs',
  no: 'hr fru dr prof bl.a ca dvs f.eks inkl ekskl jf kap maks min nr pga s st tlf ang vs',
  fi: 'esim ks mm ns nk n os s so t ts tri prof em vrt yo vs',
  cs: 'ing mgr bc mudr judr phdr doc prof např tzv tj mj č čís str sv ul tel cca max min resp vs',
  tr: 'dr prof doç yrd av bkz örn vb.si no sok cad mah tel yy vs',
  ru: 'г гг ул д стр рис см ср им проф акад др.и т.е т.к т.н напр тыс млн млрд руб',
}

/** Abbreviations that stand before a number only, so that “No.” can be an answer. */
const BEFORE_NUMBERS = new Set('no nos nr nro n p pp s vol fig art num núm § abs kap cap bd'.split(' '))

/** Abbreviations with which a sentence can end: it does when a small word with a capital letter follows. */
const TRAILING: Record<string, string> = {
  en: 'etc al inc ltd co corp jr sr dept ave blvd rd jan feb mar apr jun jul aug sep sept oct nov dec a.m p.m u.s u.k ph.d',
  de: 'usw etc ff u.v.m usf dgl o.ä co jan feb mrz apr jun jul aug sep sept okt nov dez',
  es: 'etc cía ee.uu uu ud uds a.m p.m s.a s.l',
  sv: 'etc osv m.m m.fl mm mfl o.d jan feb mar apr jun jul aug sep sept okt nov dec',
  fr: 'etc cie janv févr avr juil sept oct nov déc',
  it: 'ecc etc s.p.a s.r.l',
  pt: 'etc cia ltda',
  nl: 'enz etc e.d e.a',
  pl: 'itd itp etc r w',
  da: 'osv etc m.m m.fl',
  no: 'osv etc m.m m.fl',
  fi: 'jne ym yms',
  cs: 'atd apod etc',
  tr: 'vb vs vd',
  ru: 'др пр т.д т.п',
}

type Abbreviation = 'leading' | 'before numbers' | 'trailing'

/** The kind of abbreviation that a word is, given without its last dot; null for an ordinary word. */
export function findAbbreviation(word: string, tag: string): Abbreviation | null {
  const language = readLanguage(tag)
  const lower = word.toLowerCase()
  const [leading, trailing] = listsOf(language)
  if (BEFORE_NUMBERS.has(lower)) return 'before numbers'
  if (leading.has(lower)) return 'leading'
  return trailing.has(lower) ? 'trailing' : null
}

const lists = new Map<string, [ReadonlySet<string>, ReadonlySet<string>]>()

function listsOf(language: string): [ReadonlySet<string>, ReadonlySet<string>] {
  const known = lists.get(language)
  if (known) return known
  const name = language === 'nb' || language === 'nn' ? 'no' : language
  const made: [ReadonlySet<string>, ReadonlySet<string>] = [
    new Set(LEADING[name]?.split(' ')),
    new Set(TRAILING[name]?.split(' ')),
  ]
  lists.set(language, made)
  return made
}
