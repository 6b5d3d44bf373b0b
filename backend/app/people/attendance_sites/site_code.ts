import { randomBytes, timingSafeEqual } from 'node:crypto'
import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type AttendanceSite from './attendance_site.js'
import { attendanceSites } from './resource.js'

const CODE_BYTES = 16

/** Gives a locked place a new code: posters with the one before are no longer accepted. */
export async function renewCode(uow: UnitOfWork, site: AttendanceSite) {
  const before = { codeMadeAt: site.codeMadeAt?.toISO() ?? null }
  site.code = randomBytes(CODE_BYTES).toString('base64url')
  site.codeMadeAt = DateTime.utc().set({ millisecond: 0 })
  site.version++
  site.updatedBy = uow.actor.id
  await site.save()
  const { id, name: label } = site
  await uow.audit({
    action: 'renew_code',
    ...{ entityType: attendanceSites.entity, entityId: id, label },
    ...{ before, after: { codeMadeAt: site.codeMadeAt.toISO() } },
  })
  const data = { resource: attendanceSites.endpoint, id, action: 'renew_code' }
  uow.afterCommit(() =>
    publishLive({ event: 'record', ability: attendanceSites.abilities.read, data })
  )
}

/** Whether somebody has read the code of this place. */
export function isCodeOf({ code }: AttendanceSite, stated: string): boolean {
  if (code === null) return false
  const [known, given] = [Buffer.from(code), Buffer.from(stated)]
  return known.length === given.length && timingSafeEqual(known, given)
}

/** What a poster's code leads to: the page that checks in, which any camera opens. */
export function addressOfCode({ id, code }: AttendanceSite): string {
  const url = new URL('/hr/attendance', appUrl)
  url.searchParams.set('site', String(id))
  // behind the mark: it stays on the device, out of logs and referrers
  url.hash = new URLSearchParams({ code: code! }).toString()
  return url.href
}
