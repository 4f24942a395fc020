/** The beginnings of words that British and American texts spell in two ways. */
export const SPELLINGS: readonly (readonly [british: string, american: string])[] = [
  ['colour', 'color'],
  ['favour', 'favor'],
  ['flavour', 'flavor'],
  ['behaviour', 'behavior'],
  ['neighbour', 'neighbor'],
  ['honour', 'honor'],
  ['labour', 'labor'],
  ['humour', 'humor'],
  ['odour', 'odor'],
  ['armour', 'armor'],
  ['harbour', 'harbor'],
  ['centre', 'center'],
  ['fibre', 'fiber'],
  ['litre', 'liter'],
  ['theatre', 'theater'],
  ['grey', 'gray'],
  ['organis', 'organiz'],
  ['realis', 'realiz'],
  ['recognis', 'recogniz'],
  ['customis', 'customiz'],
  ['optimis', 'optimiz'],
  ['personalis', 'personaliz'],
  ['minimis', 'minimiz'],
  ['maximis', 'maximiz'],
  ['specialis', 'specializ'],
  ['analys', 'analyz'],
  ['travell', 'travel'],
  ['cancell', 'cancel'],
  ['jewellery', 'jewelry'],
  ['aluminium', 'aluminum'],
  ['catalogue', 'catalog'],
  ['defence', 'defense'],
  ['cosy', 'cozy'],
  ['mould', 'mold'],
]

/** Words that begin like one of the above and are spelled alike everywhere. */
export const ALIKE =
  /^(?:analysis|analyses|analyst|analysts|optimist\w{0,6}|optimism|specialist\w{0,3}|realist\w{0,6}|realism|organist\w{0,2}|travel|travels|cancel|cancels|cancellation\w{0,2}|minimis|honorary|laborator\w{0,3}|moldova\w{0,2}|armory|humorous|colorado|catalogu\w{1,3}|favorit\w{0,0})$/u

/** Endings of words that join two. */
export const CONTRACTED =
  /^(?:\p{L}+n't|\p{L}+'(?:re|ve|ll|d|m)|(?:it|that|there|here|what|who|let|he|she|where|how)'s)$/u
/** Two words that could be one. */
export const WRITTEN_OUT =
  /\b(?:(?:do|does|did|is|are|was|were|will|would|should|could|have|has|had) not|can ?not|(?:it|that|there|here|what|who|he|she) is|(?:we|you|they) (?:are|have|will)|i (?:am|have|will)|let us)\b/gu

/** Participles that do not end in -ed. */
export const PARTICIPLES = new Set(
  'built bought brought chosen cut done drawn driven eaten felt found given gone held hidden kept known laid led left lost made meant met paid put read said seen sent set shown shut sold sewn spent split spread taken taught told thought thrown understood won worn written bound bent broken'.split(
    ' ',
  ),
)
