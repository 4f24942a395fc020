import { describe, expect, test, vi } from 'vitest'
import { listTrackers } from '#features/trackers/server/queries/list-trackers.ts'
import { TextChanged } from '#features/articles/server/index.ts'
import { resolveProposal } from '#features/writing/server/commands/resolve-proposal.ts'
import { listProposals } from '#features/writing/server/queries/list-proposals.ts'
import { lockWritten } from '#features/writing/server/queries/open-subject.ts'
import { keepText } from '#features/writing/server/texts/keep-text.ts'
import { NotFound } from '#platform/errors.ts'
import { makeFailureWorld } from '#tests/support/writing/failure-world.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'
import { afterFirst, byPerson, makePhotos, meanwhile, PHOTO } from '#tests/support/writing/under-way.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const sandbox = shareSandbox()
describe('a text that a person changes while an agent writes it', () => {
  const OWN = `## How boots fit\n\nOur own people try on every boot in the evening. We have 11 shops in 4 towns.\n\n## How to care for boots\n\nWe brush and wax our boots after each walk, and dry them slowly.`

  async function writeBeside() {
    const world = await makeFailureWorld({ sandbox: sandbox() })
    const runId = await meanwhile(world, () => world.saveAsPerson('draft', OWN))
    return { world, run: await world.untilEnd(runId) }
  }

  test('stays; the agent proposes its own, and the next steps go on from what the person wrote', async () => {
    const { world, run } = await writeBeside()
    expect(run).toMatchObject({ state: 'done' })
    const { draft, final } = await world.readTexts()
    expect(draft).toBe(OWN)
    expect(final).toContain('Our own people try on every boot in the evening. We have 11 shops in 4 towns.')
    expect(await world.countVersions()).toMatchObject({ draft: 1, final: 1 })
    const [proposal] = await world
      .inPlan((ctx, plan) => listProposals(ctx, { plan, articleId: world.articleId }))
      .then(({ proposals }) => proposals)
    expect(proposal).toMatchObject({ section: 'draft', agent: 'draft', base_version: 0 })
    expect(proposal?.text).toContain('[[1]](https://boots.example/how-boots-fit "E1")')
    expect(await world.listNotes(run.id)).toMatchObject({
      Drafting: expect.stringContaining('stands beside it as a proposal'),
    })
    await world.expectNoErrorAsText()
  })

  test('is replaced when the proposal is accepted; a proposal is settled once', async () => {
    const { world } = await writeBeside()
    const [first] = await world.listProposals()
    await world.look(`insert into text_proposals (workspace_id, contentplan_id, article_id, section, agent, run_id, base_version, text)
      select workspace_id, contentplan_id, article_id, 'final', 'editor', run_id, 0, 'Dismissed' from text_proposals`)
    const [, second] = await world.listProposals()
    const resolve = (proposal: unknown, accept: boolean) =>
      world.inPlan((ctx, plan) =>
        resolveProposal(byPerson(ctx), {
          plan,
          articleId: world.articleId,
          proposal: Number(proposal),
          accept,
        }),
      )
    expect(await resolve(first?.['id'], true)).toEqual({ version: 2 })
    expect(await resolve(second?.['id'], false)).toEqual({ version: null })
    const { draft, final } = await world.readTexts()
    expect(draft).toBe(first?.['text'])
    expect(final).not.toBe('Dismissed')
    expect(await resolve(first?.['id'], true)).toEqual({ version: 2 })
    await expect(resolve(first?.['id'], false)).rejects.toThrow(NotFound)
    await expect(resolve(second?.['id'], true)).rejects.toThrow(NotFound)
  })

  test('becomes what a person has made of both; nothing is saved over a text that was changed after the comparison', async () => {
    const { world } = await writeBeside()
    const { articleId } = world
    const [proposal] = await world.listProposals()
    const resolve = (answer: { text?: string; baseVersion: number }) =>
      world.inPlan((ctx, plan) =>
        resolveProposal(byPerson(ctx), {
          plan,
          articleId,
          proposal: Number(proposal?.['id']),
          accept: true,
          ...answer,
        }),
      )
    await expect(resolve({ baseVersion: 0 })).rejects.toThrow(TextChanged)
    await expect(resolve({ text: 'Both.', baseVersion: 0 })).rejects.toThrow(TextChanged)
    expect((await world.readTexts())['draft']).toBe(OWN)
    expect(await world.listProposals()).toMatchObject([{ state: 'open' }])
    expect(await resolve({ text: 'Both.', baseVersion: 1 })).toEqual({ version: 2 })
    expect((await world.readTexts())['draft']).toBe('Both.')
    // It is the text of a person, which the next agent keeps.
    expect(
      await world.look(`select agent from article_text_revisions where section = 'draft' and version = 2`),
    ).toEqual([{ agent: null }])
    expect(await resolve({ text: 'Both.', baseVersion: 1 })).toEqual({ version: 2 })
  })

  test('stays without photos when those are found meanwhile, and the run says so', async () => {
    const world = await makeFailureWorld({ sandbox: sandbox(), status: 'edited' })
    await world.look(`update contentplans set image_source = 'stock' where id = ${world.own.contentplanId}`)
    world.setImages(makePhotos(() => world.saveAsPerson('final', OWN)))
    await world.work()
    expect(await world.write()).toMatchObject({
      state: 'done',
      reason: expect.stringContaining('stands beside it as a proposal'),
    })
    expect((await world.readTexts())['final']).toBe(OWN)
    expect(await world.listProposals()).toMatchObject([
      { section: 'final', text: expect.stringContaining(PHOTO.url) },
    ])
  })

  test('stays also when the step that writes it begins later', async () => {
    const world = await makeFailureWorld({ sandbox: sandbox(), status: 'briefed' })
    world.setModel(afterFirst(world.sandboxModel, () => world.saveAsPerson('final', OWN)))
    await world.work()
    expect(await world.write()).toMatchObject({ state: 'done' })
    expect((await world.readTexts())['final']).toBe(OWN)
    expect(await world.listProposals()).toMatchObject([
      { section: 'final', text: expect.stringContaining('# Hiking boots: fit and care') },
    ])
  })

  test.each([
    ['brief', 'description', 'The brief is written.'],
    ['research', 'research', 'The research is done.'],
  ] as const)(
    'stays beside what the %s agent alone has made, and the run says so and leads to it',
    async (agent, section, done) => {
      const world = await makeFailureWorld({ sandbox: sandbox(), status: 'briefed' })
      world.leaveSources()
      world.setModel(afterFirst(world.sandboxModel, () => world.saveAsPerson(section, OWN)))
      await world.work()
      const { runId } = await world.call(agent)
      expect(await world.untilEnd(runId)).toMatchObject({
        state: 'done',
        reason: `${done} The text was changed meanwhile, so what was written stands beside it as a proposal.`,
      })
      const [tracker] = await world.inPlan((ctx, plan) => listTrackers(ctx, { plan }))
      expect(tracker?.link).toEqual({ label: 'Open the cluster', path: `article/${world.articleId}` })
      expect((await world.readTexts())[section]).toBe(OWN)
    },
  )

  test('twice, before it is edited and before its photos are found, stays, and the final draft is not lost', async () => {
    const world = await makeFailureWorld({ sandbox: sandbox(), status: 'drafted' })
    await world.look(`update contentplans set image_source = 'stock' where id = ${world.own.contentplanId}`)
    world.setModel(afterFirst(world.sandboxModel, () => world.saveAsPerson('final', OWN)))
    world.setImages(makePhotos(() => world.saveAsPerson('final', `${OWN} Twice.`)))
    await world.work()
    expect(await world.write()).toMatchObject({ state: 'done' })
    expect((await world.readTexts())['final']).toBe(`${OWN} Twice.`)
    const [proposal, ...others] = await world.listProposals()
    expect(others).toEqual([])
    expect(proposal).toMatchObject({ section: 'final', state: 'open' })
    expect(proposal?.['text']).toContain('# Hiking boots: fit and care')
    expect(await world.listCredits()).toEqual(['reserve', 'capture'])
  })

  test('can be taken over at the moment in which a step ends, and neither waits for the other', async () => {
    const { world } = await writeBeside()
    const [proposal] = await world.listProposals()
    const { articleId } = world
    let resolved: Promise<unknown> | undefined
    await world.inPlan(async (ctx, plan) => {
      await lockWritten(ctx, { plan, articleId })
      resolved = world.inPlan((other, same) =>
        resolveProposal(byPerson(other), {
          plan: same,
          articleId,
          proposal: Number(proposal?.['id']),
          accept: true,
        }),
      )
      resolved.catch(() => {})
      await expect
        .poll(() =>
          world.look(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        )
        .not.toEqual([])
      await keepText(
        { ...ctx, run: { id: 0, workspaceId: plan.workspaceId, userId: null, name: '', key: '' } },
        { plan, articleId, agent: 'draft', text: 'Another draft.', baseVersion: 0 },
      )
    })
    await expect(resolved).rejects.toThrow(NotFound)
    expect(await world.listProposals()).toMatchObject([{ state: 'dismissed' }, { state: 'open' }])
  })
})
