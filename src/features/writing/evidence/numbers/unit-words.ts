import type { Unit } from './mention.ts'

/** Each unit by the name of the one that it is converted to; only units that convert exactly share a name. */
const UNITS: readonly (readonly [name: string, factor: number, words: string])[] = [
  [
    'part',
    0.01,
    '%|％|٪|percent|per cent|pct|prozent|por ciento|procent|パーセント|بالمئة|بالمائة|في المئة|في المائة',
  ],
  [
    'point',
    1,
    'percentage point|percentage points|prozentpunkt|prozentpunkte|prozentpunkten|puntos porcentuales|procentenhet|procentenheter|ポイント|نقطة مئوية|نقاط مئوية',
  ],
  ['times', 1, 'times|fold|x|×|mal|fach|veces|gånger|倍|مرة|مرات'],
  [
    'dollar',
    1,
    '$|us$|dollar|dollars|us dollar|us dollars|us-dollar|usd|dólar|dólares|ドル|米ドル|دولار|دولارا|دولارات',
  ],
  ['dollar', 0.01, 'cent|cents|centavos|セント'],
  ['euro', 1, '€|euro|euros|eur|ユーロ|يورو'],
  ['euro', 0.01, 'cent|cents|céntimo|céntimos'],
  ['sterling', 1, '£|pound|pounds|pfund|libra|libras|pund|gbp|ポンド|جنيه|جنيها|جنيهات'],
  ['yen', 1, '¥|￥|yen|jpy|円|ين'],
  ['yuan', 1, '¥|￥|yuan|cny|rmb|元|人民元|يوان'],
  ['krona', 1, 'kr|sek|krona|kronor|kronen|coronas|クローナ|كرونة'],
  ['krone', 1, 'kr|nok|dkk|krone|kroner|kronen|coronas'],
  ['franc', 1, 'chf|francs|franken|francos|franc'],
  ['rupee', 1, '₹|rupees|rupien|rupias|inr'],
  ['rouble', 1, '₽|roubles|rubles|rubel|rublos'],
  ['peso', 1, 'pesos|peso|mxn|ペソ'],
  ['riyal', 1, 'riyals|riyal|sar|ريال|ريالا|ريالات'],
  ['dirham', 1, 'dirhams|dirham|aed|درهم|درهما|دراهم'],
  [
    'celsius',
    1,
    '°c|℃|° c|°|degrees celsius|degrees c|degrees|degree|grad celsius|grad|grados centígrados|grados celsius|grados|grado|grader celsius|grader|度|درجة مئوية|درجات مئوية|درجة|درجات',
  ],
  [
    'fahrenheit',
    1,
    '°f|℉|° f|°|degrees fahrenheit|degrees f|degrees|degree|grad fahrenheit|grad|grados fahrenheit|grados|grado|grader fahrenheit|grader|درجة فهرنهايت|درجة|درجات',
  ],
  ['angle', 1, '°|degrees|degree|grad|grados|grado|grader|度|درجة|درجات'],
  [
    'metre',
    1_000,
    'km|kilometre|kilometres|kilometer|kilometers|kilometern|kilómetro|kilómetros|キロメートル|キロ|كم|كيلومتر|كيلومترا|كيلومترات',
  ],
  ['metre', 1, 'm|metre|metres|meter|meters|metern|metro|metros|メートル|متر|مترا|أمتار'],
  [
    'metre',
    0.01,
    'cm|centimetre|centimetres|centimeter|centimeters|zentimeter|zentimetern|centímetro|centímetros|センチ|センチメートル|سم|سنتيمتر|سنتيمترا|سنتيمترات',
  ],
  [
    'metre',
    0.001,
    'mm|millimetre|millimetres|millimeter|millimeters|millimetern|milímetro|milímetros|ミリ|ミリメートル|مم|ملم|مليمتر|مليمترا',
  ],
  ['mile', 1, 'mile|miles|meile|meilen|milla|millas|マイル|ميل|ميلا|أميال'],
  ['foot', 1, 'ft|foot|feet|fuß|pies|フィート|قدم|قدما|أقدام'],
  ['inch', 1, '″|inch|inches|zoll|pulgada|pulgadas|tum|インチ|بوصة|بوصات'],
  ['yard', 1, 'yard|yards'],
  [
    'square metre',
    1,
    'm²|m2|sqm|square metres|square meters|quadratmeter|quadratmetern|metros cuadrados|kvadratmeter|平方メートル|متر مربع|مترا مربعا',
  ],
  ['square foot', 1, 'sq ft|square feet|pies cuadrados'],
  ['cubic metre', 1, 'm³|m3|cubic metres|cubic meters|kubikmeter|metros cúbicos|立方メートル|متر مكعب'],
  [
    'km/h',
    1,
    'km/h|kmh|kph|kilometres per hour|kilometers per hour|stundenkilometer|kilometer pro stunde|kilómetros por hora|kilometer i timmen|時速|كم/س',
  ],
  ['mph', 1, 'mph|miles per hour|meilen pro stunde|millas por hora'],
  ['gram', 1e6, 't|tonne|tonnes|tonnen|tonelada|toneladas|ton|トン|طن|طنا|أطنان'],
  ['ton', 1, 'ton|tons'],
  [
    'gram',
    1_000,
    'kg|kilo|kilos|kilogram|kilograms|kilogramm|kilogramo|kilogramos|キログラム|キロ|كغ|كجم|كيلوغرام|كيلوجرام|كيلوغراما|كيلوجراما|كيلو',
  ],
  ['gram', 1, 'g|gram|grams|gramm|gramo|gramos|グラム|غرام|جرام|غراما|جراما|غرامات|جرامات'],
  ['gram', 0.001, 'mg|milligram|milligrams|milligramm|miligramos|ミリグラム|ملغ|مليغرام'],
  ['pound', 1, 'lb|lbs|pound|pounds|pfund|libra|libras|pund|ポンド|رطل|أرطال'],
  ['ounce', 1, 'oz|ounce|ounces|unze|unzen|onza|onzas|オンス|أونصة'],
  ['litre', 1, 'l|litre|litres|liter|liters|litern|litro|litros|リットル|لتر|لترا|لترات|ليتر'],
  ['litre', 0.1, 'dl|deciliter|deziliter'],
  ['litre', 0.01, 'cl|centiliter|zentiliter|centilitros'],
  [
    'litre',
    0.001,
    'ml|millilitre|millilitres|milliliter|milliliters|millilitern|mililitro|mililitros|ミリリットル|مل|ملل|مليلتر|ملليلتر',
  ],
  ['gallon', 1, 'gal|gallon|gallons|gallonen|galones|ガロン|غالون'],
  ['cup', 1, 'cup|cups|tasse|tassen|taza|tazas|kopp|koppar|カップ|كوب|أكواب'],
  [
    'second',
    1,
    's|sec|secs|sek|second|seconds|sekunde|sekunden|segundo|segundos|sekund|sekunder|秒|秒間|ثانية|ثواني|ثوان',
  ],
  ['second', 60, 'min|mins|minute|minutes|minuten|minuto|minutos|minut|minuter|分|分間|دقيقة|دقائق'],
  ['second', 3_600, 'h|hr|hrs|hour|hours|stunde|stunden|std|hora|horas|timme|timmar|tim|時間|ساعة|ساعات'],
  ['second', 86_400, 'day|days|tag|tage|tagen|día|días|dag|dagar|日|日間|يوم|يوما|أيام'],
  ['second', 604_800, 'week|weeks|woche|wochen|semana|semanas|vecka|veckor|週間|أسبوع|أسبوعا|أسابيع'],
  [
    'month',
    1,
    'month|months|monat|monate|monaten|mes|meses|månad|månader|か月|ヶ月|カ月|ヵ月|か月間|ヶ月間|شهر|شهرا|أشهر|شهور',
  ],
  ['month', 12, 'year|years|yr|yrs|jahr|jahre|jahren|año|años|år|年|年間|سنة|سنوات|عام|عاما|أعوام'],
  ['byte', 1e3, 'kb|kilobyte|kilobytes'],
  ['byte', 1e6, 'mb|megabyte|megabytes|メガバイト|ميغابايت'],
  ['byte', 1e9, 'gb|gigabyte|gigabytes|ギガバイト|غيغابايت|جيجابايت'],
  ['byte', 1e12, 'tb|terabyte|terabytes|テラバイト|تيرابايت'],
  ['watt', 1, 'w|watt|watts|vatios|ワット|واط'],
  ['watt', 1_000, 'kw|kilowatt|kilowatts|kilovatios|キロワット|كيلوواط'],
  ['watt-hour', 1, 'wh|wattstunden|watt-hours|ワット時'],
  ['watt-hour', 1_000, 'kwh|kilowattstunden|kilowatt-hours|kilowattimmar|キロワット時'],
]

/** By word in small letters, with all that it may mean. */
export const UNIT_WORDS: ReadonlyMap<string, readonly Unit[]> = groupUnits()

function groupUnits(): Map<string, Unit[]> {
  const words = new Map<string, Unit[]>()
  for (const [name, factor, list] of UNITS)
    for (const word of list.split('|')) words.set(word, [...(words.get(word) ?? []), { name, factor }])
  return words
}
