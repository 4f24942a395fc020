export { belongsToHub, findHubs, readHubWords, type HubWords, type NamedHub } from './hub-words.ts'
export { createWordReader, type WordReader } from './words.ts'
