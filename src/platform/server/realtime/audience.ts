import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { endSession, sendText, sendWord, type LiveSocket } from './live-socket.ts'
import { findMembers } from './members.ts'
import { createNoticeReader, type Letter } from './notices.ts'

interface AudienceInput {
  log: Log
  database: () => Database
  now: () => Date
}

/** Who hears what: members hear their workspaces, until they leave or their session ends. */
export class Audience {
  private readonly input: AudienceInput
  private readonly all = new Set<LiveSocket>()
  private readonly reader = createNoticeReader()
  private work = Promise.resolve()

  constructor(input: AudienceInput) {
    this.input = input
  }

  /** Every socket whose ticket was good. */
  get sockets(): ReadonlySet<LiveSocket> {
    return this.all
  }

  /** Looks up whose socket this is, from then on it hears; false when the session is over. */
  async admit(live: LiveSocket): Promise<boolean> {
    this.all.add(live)
    do {
      live.isStale = false
      const members = await findMembers(this.input.database(), [live.session])
      const member = members.get(live.session)
      if (member === undefined || !this.all.has(live)) {
        this.all.delete(live)
        return false
      }
      if (!live.isStale) live.member = member
    } while (live.member === null)
    return true
  }

  leave(live: LiveSocket): void {
    this.all.delete(live)
  }

  /** Does what a notice of the database says, after those before it. */
  heed(notice: string): void {
    this.afterwards(() => this.take(notice))
  }

  /** Makes up for notices that may have been missed. */
  heedGap(): void {
    this.reader.forget()
    this.afterwards(async () => {
      await this.lookUp([...this.all])
      for (const live of this.all) sendWord(live, 'missed')
    })
  }

  /** Ends the sockets whose session has run out, or has not been used for too long. */
  endExpired(): void {
    for (const live of this.all) if (this.isOver(live)) this.end(live)
    this.afterwards(() => this.lookUpIdle())
  }

  /** One after the other: after a member has left, the next message must not reach him any more. */
  private afterwards(task: () => Promise<void>): void {
    this.work = this.work
      .then(task)
      .catch((error: unknown) =>
        this.input.log.error({ err: error }, 'a notice of the database was not understood'),
      )
  }

  private end(live: LiveSocket): void {
    this.all.delete(live)
    endSession(live)
  }

  private isOver({ member }: LiveSocket): boolean {
    return member !== null && member.endsAt <= this.input.now()
  }

  /** Somebody may have used the session since it was looked up. */
  private async lookUpIdle(): Promise<void> {
    await this.lookUp(
      [...this.all].filter(({ member }) => member !== null && member.idleAt <= this.input.now()),
    )
  }

  private async deliver({ workspaceId, userId, text }: Letter): Promise<void> {
    await this.lookUpIdle()
    for (const live of this.all) {
      const { member } = live
      if (member === null || !member.workspaces.has(workspaceId)) continue
      if (userId !== null && userId !== member.userId) continue
      if (this.isOver(live)) this.end(live)
      else sendText(live, text)
    }
  }

  /** Looks members up again; whose lookup fails, ends as a lost connection does. */
  private async lookUp(lives: readonly LiveSocket[]): Promise<void> {
    const known = lives.filter(({ member }) => member !== null)
    for (const live of lives) live.isStale = true
    if (known.length === 0) return
    try {
      const members = await findMembers(
        this.input.database(),
        known.map(({ session }) => session),
      )
      for (const live of known) {
        live.member = members.get(live.session) ?? null
        if (live.member === null) this.end(live)
      }
    } catch {
      for (const { socket } of known) socket.terminate()
    }
  }

  private async take(text: string): Promise<void> {
    const notice = this.reader.read(text)
    switch (notice?.kind) {
      case 'letter':
        await this.deliver(notice.letter)
        return
      case 'session':
        for (const live of this.all) if (live.session === notice.session) this.end(live)
        return
      case 'member':
        await this.lookUp(
          [...this.all].filter(({ member }) => member === null || member.userId === notice.userId),
        )
        return
      case undefined:
    }
  }
}
