import { createGoogle } from '@ai-sdk/google'
import type { ModelService } from './ask-model.ts'

/** Gemini, through its API for developers. */
export const google: ModelService = {
  name: 'google',
  label: 'Google',
  openModel: (account, modelId) => createGoogle(account)(modelId),
}
