import { checkEveryResult } from './check-rows.ts'

checkEveryResult()
