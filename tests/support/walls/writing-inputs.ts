import type { Tenant } from './two-tenants.ts'

/** The same for the operations about models, writing, the voice of a website and the assistant. */
export const writingInputs: Record<string, (tenant: Tenant) => Record<string, unknown>> = {
  'models.get': ({ workspace }) => ({ workspaceId: workspace }),
  'models.save': ({ workspace }) => ({
    workspaceId: workspace,
    provider: 'openai',
    key: 'a-key-of-a-model',
    models: [{ agent: 'default', model: 'gpt-x', price_in: null, price_out: null }],
  }),
  'models.delete': ({ workspace }) => ({ workspaceId: workspace }),
  'models.test': ({ workspace }) => ({ workspaceId: workspace }),
  'writing.get': ({ article }) => ({ articleId: article }),
  'writing.estimate': ({ article }) => ({ articleId: article }),
  'writing.getWritten': ({ article }) => ({ articleId: article }),
  'writing.start': ({ article }) => ({ articleId: article }),
  'writing.startMany': ({ contentplan, article }) => ({ contentplanId: contentplan, articleIds: [article] }),
  'writing.estimateMany': ({ contentplan, article }) => ({
    contentplanId: contentplan,
    articleIds: [article],
  }),
  'writing.getQueue': ({ contentplan }) => ({ contentplanId: contentplan }),
  'writing.changeQueue': ({ contentplan, article }) => ({
    contentplanId: contentplan,
    action: 'move',
    articleId: article,
    before: article,
  }),
  'writing.callAgent': ({ article }) => ({ articleId: article, agent: 'brief' }),
  'writing.cancel': ({ article }) => ({ articleId: article }),
  'writing.getEvidence': ({ article }) => ({ articleId: article }),
  'writing.getEvidenceCard': ({ article }) => ({ articleId: article, card: 'E1' }),
  'writing.strikeCard': ({ article }) => ({ articleId: article, card: 'E1', struck: true }),
  'writing.getScoreBasis': ({ article }) => ({ articleId: article }),
  'writing.getScore': ({ article }) => ({ articleId: article }),
  'writing.listProposals': ({ article }) => ({ articleId: article }),
  'writing.resolveProposal': ({ article, text_proposal: proposal }) => ({
    articleId: article,
    proposal,
    accept: true,
  }),
  'voice.getGuide': ({ contentplan }) => ({ contentplanId: contentplan }),
  'voice.makeGuide': ({ contentplan }) => ({ contentplanId: contentplan }),
  'voice.resolveProposal': ({ contentplan, voice_text: proposal }) => ({
    contentplanId: contentplan,
    proposal,
    accept: true,
  }),
  'voice.listEarlier': ({ contentplan }) => ({ contentplanId: contentplan }),
  'voice.makeAbout': ({ contentplan }) => ({ contentplanId: contentplan, regenerate: true }),
  'voice.getPreview': ({ contentplan }) => ({ contentplanId: contentplan }),
  'voice.choosePreview': ({ contentplan }) => ({ contentplanId: contentplan, text: 'A paragraph to try.' }),
  'voice.startPreview': ({ contentplan }) => ({ contentplanId: contentplan }),
  'assistant.ask': ({ article }) => ({
    articleId: article,
    messages: [{ role: 'user', content: 'What is it about?' }],
  }),
}
