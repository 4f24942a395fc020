/** A language that people search in. */
export interface Language {
  /** ISO 639-1, with a region where the region makes a difference to the language, as in pt-BR. */
  code: string
  name: string
}

// In the order of the English names.
const CODES = `
  ab af ak sq am ar an hy as ay az bm bn ba eu be bi bs pt-BR br bg my ca ce zh-CN zh-TW
  kw co hr cs da dv nl dz en eo et ee fo fj tl fi fr ff gl lg ka de el gn gu ht
  ha he hi hu is ig id iu ga it ja jv kl kn ks kk km rw kg ko ku ky lo la lv ln
  lt lb mk mg ms ml mt gv mi mr mn nv ne se no nb nn oc or om os ps fa pl pt pa
  qu ro rm rn ru sm sg sa gd sr sn sd si sk sl so st es su sw ss sv ty tg ta tt
  te th bo ti to ts tn tr tk uk ur ug uz ve vi wa cy fy wo xh yi yo za zu
`

const names = new Intl.DisplayNames('en', { type: 'language' })

/** Every language, sorted by name. */
export const LANGUAGES: readonly Language[] = CODES.trim()
  .split(/\s+/)
  .map((code) => ({ code, name: names.of(code) ?? code }))

/** The language of a code; null for an unknown one. */
export function findLanguage(code: string): Language | null {
  return LANGUAGES.find((language) => language.code === code) ?? null
}
