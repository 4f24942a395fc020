// Whom and what studies count. Other nouns stand after small numbers in instructions, too: three layers, four steps.
const PEOPLE =
  /^(?:(?:people|persons|adults|children|students|employees|workers|men|women|users|customers|consumers|buyers|shoppers|readers|riders|drivers|cyclists|owners|gardeners|patients|families|households|homes|respondents|participants|experts|scientists|researchers|doctors|testers|visitors|companies|firms|businesses|brands|shops|stores|retailers|dealers|restaurants|hotels|schools|universities|hospitals|cities|towns|countries|nations|states|studies|surveys|trials|patents|awards|accidents|cases|deaths|bikes|bicycles|cars|lesern?|leute|menschen|personen|erwachsenen?|kindern?|kunden|käufern?|nutzern?|verbrauchern?|fahrern?|radfahrern?|besitzern?|gärtnern?|patienten|familien|haushalten?|befragten?|teilnehmern?|experten|forschern?|ärzten?|unternehmen|firmen|betrieben?|marken|läden|geschäften?|händlern?|schulen|städten?|ländern?|studien|umfragen|fällen?|unfällen?|personas|adultos|niños|clientes|compradores|usuarios|lectores|ciclistas|conductores|dueños|jardineros|pacientes|familias|hogares|encuestados|participantes|expertos|científicos|médicos|empresas|marcas|tiendas|comercios|escuelas|ciudades|países|estudios|encuestas|casos|accidentes|personer|människor|vuxna|barn|kunder|köpare|användare|läsare|cyklister|förare|ägare|odlare|patienter|familjer|hushåll|tillfrågade|deltagare|experter|forskare|läkare|företag|märken|butiker|affärer|handlare|skolor|städer|länder|studier|undersökningar|fall|olyckor)(?:na|n)?(?!\p{L})|[人名社店校]|店舗|都市|か国|ヶ国|カ国|世帯|(?:ال)?(?:شخص|أشخاص|ناس|عميل|عملاء|زبائن|مستخدم|مستخدمين|قراء|راكب|ركاب|سائق|سائقين|مرضى|أسر|عائلات|خبراء|باحثين|أطباء|شركة|شركات|متجر|متاجر|مدرسة|مدارس|مدينة|مدن|دولة|دول|دراسة|دراسات|حالة|حالات)(?!\p{L}))/iu

/** Whether people, companies or the like follow, at most two words later. */
export function isBeforePeople(after: string): boolean {
  let rest = after.replace(/^[\s\u00a0-]/, '')
  for (let words = 0; words <= 2; words++) {
    if (PEOPLE.test(rest)) return true
    // At most 60 characters: what stands after a number is cut.
    const [word] = /^[\p{L}\p{M}-]{1,20} /u.exec(rest) ?? []
    if (word === undefined) return false
    rest = rest.slice(word.length)
  }
  return false
}

/** The same, as the very next word. */
export function isOfPeople(after: string): boolean {
  return PEOPLE.test(after.replace(/^[\s\u00a0-]/, ''))
}
