/** What English pages say about the things that the shop sells: a product a line, in the order of COLUMNS. */
const TABLE = `
hiking boots|1200|90|outsoles|eyelets|full-grain leather|synthetic mesh|waterproof membrane|leather wax|soft brush|day hikes|alpine tours|ankle support
backpacks|1500|70|hip belts|buckles|ripstop nylon|coated canvas|rain cover|silicone spray|damp sponge|day hikes|hut tours|load transfer
tents|2400|140|pole sections|zippers|ripstop nylon|coated polyester|waterproof floor|seam sealer|soft sponge|summer trips|winter camps|headroom
sleeping bags|1100|80|zippers|draft collars|goose down|synthetic fill|draft tube|down soap|front-loading drum|summer nights|winter camps|comfort temperature
camping stoves|350|35|burner heads|gas valves|titanium|stainless steel|piezo igniter|white vinegar|fine brush|weekend trips|winter tours|wind protection
headlamps|90|25|battery contacts|headbands|aluminium|polycarbonate|red light mode|contact cleaner|cotton swab|evening walks|night tours|burn time
trekking poles|480|40|locking levers|rubber tips|carbon fibre|aluminium|wrist strap|silicone spray|dry cloth|day hikes|long descents|grip comfort
rain jackets|380|60|zippers|cuffs|three-layer laminate|coated nylon|storm hood|technical wash|warm iron|day hikes|mountain storms|breathability
snowshoes|1800|90|bindings|crampon teeth|aluminium|moulded plastic|heel lift|silicone spray|dry cloth|gentle trails|steep slopes|flotation
water filters|180|30|filter cartridges|hoses|ceramic|hollow fibre|quick-release valve|chlorine solution|cleaning syringe|weekend trips|long treks|flow rate
down jackets|400|90|zippers|baffles|goose down|synthetic fill|drawcord hem|down soap|front-loading drum|cold evenings|winter tours|loft
base layers|180|25|flat seams|cuffs|merino wool|polyester|longer back|wool detergent|mesh bag|day hikes|ski tours|moisture transport
hiking socks|70|12|heel zones|toe seams|merino wool|polyamide|padded heel|wool detergent|mesh bag|day hikes|long treks|cushioning
trail running shoes|560|70|outsoles|heel counters|engineered mesh|knit fabric|rock plate|mild soap|soft brush|forest runs|mountain races|traction
hydration packs|600|45|bite valves|hoses|ripstop nylon|stretch mesh|magnetic clip|cleaning powder|long brush|trail runs|bike tours|carrying comfort
climbing harnesses|380|45|tie-in points|leg loops|polyamide webbing|polyester mesh|gear loop|mild soap|soft brush|gym sessions|alpine routes|hanging comfort
climbing shoes|460|60|rubber edges|closure straps|unlined leather|microfibre|pull tab|mild soap|damp cloth|gym sessions|overhanging routes|precision
climbing ropes|3900|90|sheath yarns|rope ends|plain polyamide|treated polyamide|middle mark|rope wash|rope brush|gym sessions|alpine routes|impact force
carabiners|50|8|gates|hinges|forged aluminium|steel|screw lock|dry lubricant|fine brush|sport routes|rescue work|gate strength
climbing helmets|280|45|chin straps|size wheels|expanded foam|hard plastic|headlamp clip|mild soap|damp cloth|sport routes|alpine routes|ventilation
sleeping pads|520|35|air valves|welded edges|closed-cell foam|coated nylon|pump sack|mild soap|damp sponge|summer nights|winter camps|insulation
gaiters|220|25|instep straps|hook closures|three-layer laminate|coated nylon|lace hook|technical wash|soft brush|muddy trails|winter tours|fit around the calf
crampons|800|80|front points|bindings|chromoly steel|aluminium|anti-balling plate|light oil|flat file|glacier walks|steep ice|bite on ice
avalanche shovels|650|35|locking pins|shaft joints|hardened aluminium|polycarbonate|telescopic shaft|light oil|dry cloth|ski tours|snow courses|blade stiffness
ski goggles|130|40|foam layers|strap clips|polycarbonate|coated acetate|double lens|lens cleaner|microfibre cloth|sunny days|stormy days|contrast
hammocks|480|30|suspension straps|seams|ripstop nylon|cotton canvas|bug net|mild soap|soft sponge|summer nights|jungle trips|lying comfort
camping chairs|1900|25|joints|seat seams|aluminium|steel|cup holder|mild soap|damp cloth|garden evenings|long camps|stability
cooler boxes|4200|40|lid seals|hinges|rigid foam|hard plastic|drain plug|baking soda|soft sponge|picnics|long camps|insulation
dry bags|160|12|roll closures|welded edges|coated nylon|heavy vinyl|shoulder strap|mild soap|damp sponge|canoe trips|rainy treks|water resistance
compasses|60|15|needle bearings|base plates|acrylic|brass|mirror sight|glass cleaner|soft cloth|day hikes|polar trips|needle damping
altimeter watches|70|120|straps|pressure sensors|steel|reinforced polymer|storm alarm|fresh water|soft brush|day hikes|mountain tours|battery life
binoculars|620|90|focus wheels|eyecups|magnesium alloy|polycarbonate|nitrogen filling|lens cleaner|microfibre cloth|bird walks|safaris|image brightness
first aid kits|450|18|sterile packs|zippers|coated nylon|hard plastic|content list|disinfectant|dry cloth|day trips|long expeditions|completeness
bear canisters|1100|60|lid latches|gaskets|polycarbonate|carbon fibre|quarter-turn lid|baking soda|soft sponge|weekend trips|long treks|capacity
camping lanterns|340|22|battery contacts|hooks|aluminium|polycarbonate|dimmer|contact cleaner|cotton swab|garden evenings|long camps|runtime
camping pots|420|25|handles|lids|titanium|anodised aluminium|folding handle|baking soda|soft sponge|weekend trips|group camps|heat distribution
thermos flasks|480|20|lid seals|drinking spouts|stainless steel|glass|double wall|citric acid|bottle brush|cold commutes|winter tours|heat retention
softshell jackets|520|60|zippers|cuffs|stretch fabric|brushed fleece|wind membrane|technical wash|warm iron|day hikes|ski tours|breathability
camping axes|900|30|handles|cutting edges|forged steel|fibreglass|leather sheath|linseed oil|sharpening stone|garden work|winter camps|balance
fleece jackets|380|35|zippers|elbow patches|recycled polyester|wool blend|chest pocket|mild detergent|mesh bag|cold evenings|ski tours|warmth`

const COLUMNS = ['part', 'other', 'stuff', 'rival', 'feature', 'aid', 'tool', 'use', 'hard', 'key'] as const

/** What a page can say about a product besides its figures. */
export interface Product {
  /** Grams of a usual model. */
  grams: number
  /** Dollars of a simple model. */
  low: number
  /**
   * By the name in braces: `part` and `other` are parts that wear, `stuff` and `rival` materials, `aid` and `tool` what
   * it is cleaned with, `use` and `hard` what it is used for, and `key` what people compare.
   */
  words: Record<string, string>
}

const ANY = readLine(
  'anything|600|40|moving parts|edges|natural material|synthetic material|solid finish|mild cleaner|soft cloth|normal days|hard days|build quality',
)[1]

const PRODUCTS = new Map(TABLE.trim().split('\n').map(readLine))

/** The product of an English name in the plural; what holds for most things if there is none. */
export function findProduct(name: string): Product {
  return PRODUCTS.get(name) ?? ANY
}

function readLine(line: string): [string, Product] {
  const [name = '', grams, low, ...cells] = line.split('|')
  const words: Record<string, string> = Object.fromEntries(
    COLUMNS.map((column, place) => [column, cells[place] ?? '']),
  )
  for (const one of ['feature', 'tool']) words[`a ${one}`] = withArticle(words[one] ?? '')
  return [name, { grams: Number(grams), low: Number(low), words }]
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}
