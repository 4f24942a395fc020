import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { endSession, sendText, sendWord, type LiveSocket } from './live-socket.ts'
import { findMembers } from './members.ts'
import { createNoticeReader, type Letter } from './notices.ts'
import { RecentLetters } from './recent-letters.ts'

interface AudienceInput {
  log: Log
  database: () => Database
  now: () => Date
}

/** Which socket gets which messages: those of its member's workspaces, until the member leaves or the session ends. */
export class Audience {
  private readonly input: AudienceInput
  private readonly all = new Set<LiveSocket>()
  private readonly reader = createNoticeReader()
  private readonly recent = new RecentLetters()
  private work = Promise.resolve()

  constructor(input: AudienceInput) {
    this.input = input
  }

  /** Every socket with a valid ticket. */
  get sockets(): ReadonlySet<LiveSocket> {
    return this.all
  }

  /** A mark for `admit`: what is published from now on comes after it. */
  mark(): string {
    return this.recent.mark()
  }

  /**
   * Looks up the socket's member, so that it gets messages from then on, and sends those since the mark. `refused`: the
   * session is over. `partly`: not all messages since the mark are known.
   */
  async admit(live: LiveSocket, since: string): Promise<'refused' | 'partly' | 'fully'> {
    this.all.add(live)
    do {
      live.isStale = false
      const members = await findMembers(this.input.database(), [live.session])
      const member = members.get(live.session)
      if (member === undefined || !this.all.has(live)) {
        this.all.delete(live)
        return 'refused'
      }
      if (!live.isStale) live.member = member
    } while (live.member === null)
    // At once: the next letter must not come before these.
    const letters = this.recent.after(since)
    for (const letter of letters ?? []) if (isFor(live, letter)) sendText(live, letter.text)
    return letters === null ? 'partly' : 'fully'
  }

  leave(live: LiveSocket): void {
    this.all.delete(live)
  }

  /** Handles a notice of the database, after those before it. */
  receive(notice: string): void {
    this.enqueue(() => this.handleNotice(notice))
  }

  /** Makes up for notices that may have been missed. */
  recoverFromGap(): void {
    this.reader.forget()
    this.recent.forget()
    this.enqueue(async () => {
      await this.lookUp([...this.all])
      for (const live of this.all) sendWord(live, 'missed')
    })
  }

  /** Ends the sockets whose session has expired or has not been used for too long. */
  endExpired(): void {
    for (const live of this.all) if (this.isOver(live)) this.end(live)
    this.enqueue(() => this.lookUpIdle())
  }

  /** Runs tasks one after the other, so that a message after a member's removal does not reach that member. */
  private enqueue(task: () => Promise<void>): void {
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

  /** Looks up sessions that seem unused for too long: they may have been used since the last time. */
  private async lookUpIdle(): Promise<void> {
    await this.lookUp(
      [...this.all].filter(({ member }) => member !== null && member.idleAt <= this.input.now()),
    )
  }

  private async deliver(letter: Letter): Promise<void> {
    await this.lookUpIdle()
    this.recent.add(letter)
    for (const live of this.all) {
      if (!isFor(live, letter)) continue
      if (this.isOver(live)) this.end(live)
      else sendText(live, letter.text)
    }
  }

  /** Looks members up again. When that fails, their sockets are cut off like lost connections. */
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

  private async handleNotice(text: string): Promise<void> {
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

function isFor({ member }: LiveSocket, { workspaceId, userId }: Letter): boolean {
  return (
    member !== null && member.workspaces.has(workspaceId) && (userId === null || userId === member.userId)
  )
}
