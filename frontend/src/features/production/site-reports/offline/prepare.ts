import type { CurrentUser } from '../../../../api/types'
import { keepAhead, openOffline } from '../../../../providers/keep-ahead'
import { keptAt, SHARED_ADDRESSES } from '../../../../providers/kept-answers'
import type { SiteProject } from '../site-report'
import { PROJECTS_ADDRESS, tasksAddress } from './addresses'

/** Answers younger than this are not asked for again. */
const FRESH_MS = 30 * 60_000
/** Of so many projects the tasks are kept ahead; of others once someone reports on them. */
const MOST_PROJECTS = 10
const SOME_PROJECTS = 3

/** Makes this device ready to open the report's form, and to fill it, without a connection. */
export async function prepare(user: CurrentUser): Promise<void> {
  await openOffline(user)
  if (Date.now() - (await keptAt(user.id, PROJECTS_ADDRESS)) < FRESH_MS) return
  for (const address of SHARED_ADDRESSES) await keepAhead(user, address)
  const projects = await keepAhead<SiteProject[]>(user, PROJECTS_ADDRESS)
  for (const { id } of likely(projects)) await keepAhead(user, tasksAddress(id))
}

/** A person's own projects; those of someone who has none are the newest. */
function likely(projects: SiteProject[]): SiteProject[] {
  const own = projects.filter(({ isOwn }) => isOwn)
  return own.length > 0 ? own.slice(0, MOST_PROJECTS) : projects.slice(0, SOME_PROJECTS)
}
