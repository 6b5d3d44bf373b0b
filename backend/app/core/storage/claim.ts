import { randomBytes } from 'node:crypto'
import { affected } from '#core/database/affected'
import { writer } from '#core/database/writer'

/** How long a claim outlives a process that ended without giving it back. */
const CLAIMED_MS = 60_000
const NAME = 'stored_files'

/** Someone else moves or encrypts stored files. */
export class FilesBusy extends Error {
  constructor() {
    super('stored files are being moved or encrypted already: wait until that has ended')
  }
}

/**
 * Does what replaces stored files by themselves, alone: of two such runs at once, one would take away what
 * the other has just written.
 * @throws FilesBusy
 */
export async function claimFiles<Answer>(
  work: (lost: AbortSignal) => Promise<Answer>
): Promise<Answer> {
  const holder = randomBytes(16).toString('hex')
  const claim = () => writer().from('file_claims').where('name', NAME)
  const until = () => ({ until: Date.now() + CLAIMED_MS })
  const taken = claim()
    .where('until', '<', Date.now())
    .update({ holder, ...until() })
  if (!(await affected(taken))) throw new FilesBusy()
  const lost = new AbortController()
  const renew = async () => {
    const isMine = await affected(claim().where('holder', holder).update(until()))
    if (!isMine) lost.abort(new FilesBusy())
  }
  const timer = setInterval(() => void renew().catch((err) => lost.abort(err)), CLAIMED_MS / 3)
  try {
    return await work(lost.signal)
  } finally {
    clearInterval(timer)
    await claim().where('holder', holder).update({ until: 0 })
  }
}
