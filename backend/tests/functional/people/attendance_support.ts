import { randomBytes } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import AttendanceSite from '#people/attendance_sites/attendance_site'
import { call } from '../procurement/support.js'

export const SITES = '/api/attendance-sites'
export const CHECKS = '/api/attendance-checks'
export const DAYS = '/api/attendance-days'
export const CORRECTIONS = '/api/attendance-corrections'

let made = 0

export const siteBody = (values: Record<string, unknown> = {}) => ({
  ...{ name: `Site ${++made}`, nameAr: `موقع ${made}` },
  ...{ latitude: '24.713600', longitude: '46.675300', radiusM: 100, graceMinutes: 15 },
  ...values,
})

/** A place with its code; open around the clock unless the test says otherwise. */
export async function aSite(client: ApiClient, values: Record<string, unknown> = {}) {
  const response = await call(client, 'hr.manager', 'post', SITES, { body: siteBody(values) })
  response.assertStatus(201)
  const { id, version } = response.body() as { id: number; version: number }
  const renewed = await call(client, 'hr.manager', 'post', `${SITES}/${id}/code`, { seen: version })
  renewed.assertStatus(200)
  return { id, version: renewed.body().version as number, code: await codeOf(id) }
}

export const codeOf = async (id: number) => (await AttendanceSite.findOrFail(id)).code!

export const aKey = () => randomBytes(16).toString('hex')

/** A position so many metres to the north of the usual place. */
export const northBy = (metres: number, accuracyM = 5) => ({
  ...{ latitude: (24.7136 + metres / 111_195).toFixed(6), longitude: '46.675300', accuracyM },
})

export const ago = (minutes: number) => DateTime.utc().minus({ minutes }).toISO()

/** Checks in or out, now and by the code unless stated otherwise. */
export function check(client: ApiClient, username: string, values: Record<string, unknown>) {
  const body = { direction: 'in', checkedAt: ago(0), clientKey: aKey(), ...values }
  return call(client, username, 'post', CHECKS, { body })
}
