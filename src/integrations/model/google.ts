import { createGoogle } from '@ai-sdk/google'
import type { ModelService } from './ask-model.ts'

/** Gemini, by the interface for developers. */
export const google: ModelService = {
  name: 'google',
  label: 'Google',
  openModel: (account, modelId) => createGoogle(account)(modelId),
}
