import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { endSession, sendText, sendWord, type LiveSocket } from './live-socket.ts'
import { findMembers } from './members.ts'
import { createNoticeReader, type Letter } from './notices.ts'

interface Audience {
  /** Every socket whose ticket was good. */
  sockets: ReadonlySet<LiveSocket>
  /** Looks up whose socket this is, from then on it hears; false when the session is over. */
  admit(live: LiveSocket): Promise<boolean>
  leave(live: LiveSocket): void
  /** Does what a notice of the database says, after those before it. */
  heed(notice: string): void
  /** Makes up for notices that may have been missed. */
  heedGap(): void
  /** Ends the sockets whose session has run out, or has not been used for too long. */
  endExpired(): void
}

interface AudienceInput {
  log: Log
  database: () => Database
  now: () => Date
}

/** Who hears what: members hear their workspaces, until they leave or their session ends. */
export function gatherAudience({ log, database, now }: AudienceInput): Audience {
  const sockets = new Set<LiveSocket>()
  const reader = createNoticeReader()
  let work = Promise.resolve()

  /** One after the other: after a member has left, the next message must not reach him any more. */
  function afterwards(task: () => Promise<void>): void {
    work = work
      .then(task)
      .catch((error: unknown) => log.error({ err: error }, 'a notice of the database was not understood'))
  }

  function end(live: LiveSocket): void {
    sockets.delete(live)
    endSession(live)
  }

  function isOver({ member }: LiveSocket): boolean {
    return member !== null && member.endsAt <= now()
  }

  /** Somebody may have used the session since it was looked up. */
  async function lookUpIdle(): Promise<void> {
    await lookUp([...sockets].filter(({ member }) => member !== null && member.idleAt <= now()))
  }

  async function deliver({ workspaceId, userId, text }: Letter): Promise<void> {
    await lookUpIdle()
    for (const live of sockets) {
      const { member } = live
      if (member === null || !member.workspaces.has(workspaceId)) continue
      if (userId !== null && userId !== member.userId) continue
      if (isOver(live)) end(live)
      else sendText(live, text)
    }
  }

  /** Looks members up again; whose lookup fails, ends as a lost connection does. */
  async function lookUp(lives: readonly LiveSocket[]): Promise<void> {
    const known = lives.filter(({ member }) => member !== null)
    for (const live of lives) live.isStale = true
    if (known.length === 0) return
    try {
      const members = await findMembers(
        database(),
        known.map(({ session }) => session),
      )
      for (const live of known) {
        live.member = members.get(live.session) ?? null
        if (live.member === null) end(live)
      }
    } catch {
      for (const { socket } of known) socket.terminate()
    }
  }

  async function take(text: string): Promise<void> {
    const notice = reader.read(text)
    switch (notice?.kind) {
      case 'letter':
        await deliver(notice.letter)
        return
      case 'session':
        for (const live of sockets) if (live.session === notice.session) end(live)
        return
      case 'member':
        await lookUp([...sockets].filter(({ member }) => member === null || member.userId === notice.userId))
        return
      case undefined:
    }
  }

  return {
    sockets,
    async admit(live) {
      sockets.add(live)
      do {
        live.isStale = false
        const members = await findMembers(database(), [live.session])
        const member = members.get(live.session)
        if (member === undefined || !sockets.has(live)) {
          sockets.delete(live)
          return false
        }
        if (!live.isStale) live.member = member
      } while (live.member === null)
      return true
    },
    leave: (live) => void sockets.delete(live),
    heed: (notice) => afterwards(() => take(notice)),
    heedGap() {
      reader.forget()
      afterwards(async () => {
        await lookUp([...sockets])
        for (const live of sockets) sendWord(live, 'missed')
      })
    },
    endExpired() {
      for (const live of sockets) if (isOver(live)) end(live)
      afterwards(lookUpIdle)
    },
  }
}
