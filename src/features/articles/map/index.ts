export { MAP_LEGEND, MAP_ROW_NAMES } from './names.ts'
export { refuseWriting } from './refuse-writing.ts'
export { mapRowOf, mapStateOf, MAP_STATES, PRODUCT_TYPES, type MapState } from './places.ts'
export { DROP_REFUSALS, refuseDrop, type MapPlace } from './refuse-drop.ts'
