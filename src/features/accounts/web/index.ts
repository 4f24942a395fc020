export { enterAuth, enterLogin, readAuthSearch, readLoginSearch } from './enter-sign-in.ts'
