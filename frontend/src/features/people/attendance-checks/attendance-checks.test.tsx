import { beforeEach, expect, test } from 'vitest'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AxiosError } from 'axios'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import AttendanceCheckPage from './page'
import { nearestOf } from './position'
import { newEntry } from './queue/entry'
import { sendCheck } from './queue/send-check'
import { checkStore } from './queue/store'
import { scannedIn } from './scanned-code'

const GATE = { id: 3, name: 'North gate', nameAr: 'البوابة', radiusM: 100 }
const SITE = { ...GATE, latitude: '24.713600', longitude: '46.675300' }
const OWN = {
  ...{ employeeId: 7, next: 'in', hasTeam: false, crewSiteId: 3, checks: [], sites: [SITE] },
}
const CHECK = {
  ...{ id: 1, employeeId: 7, siteId: 3, siteName: 'North gate', siteNameAr: 'البوابة' },
  ...{ direction: 'in', workedOn: '2026-11-26', method: 'code', delayMinutes: 40 },
  ...{ checkedAt: '2026-11-26T05:00:00.000Z', receivedAt: '2026-11-26T05:40:00.000Z' },
  ...{ distanceM: null, accuracyM: null },
}
const KEY = 'k'.repeat(32)
const sent = () => calls.filter(({ method }) => method === 'post')
const bodyOf = (call: (typeof calls)[number]) => JSON.parse(call.data as string)

function open(at: string, answers: Parameters<typeof renderResource>[1]['answers']) {
  renderResource(definition, {
    ...{ abilities: ['people.open'], path: '/hr/attendance', at },
    element: <AttendanceCheckPage />,
    answers: { 'GET /api/attendance-checks/own': { body: OWN }, ...answers },
  })
}

const aWaiting = () =>
  checkStore.addEntry(
    newEntry({ key: KEY, userId: 3, direction: 'in', site: GATE, proof: { code: 'secret' } })
  )

beforeEach(async () => {
  // what tests before this one have left on the device
  for (const { key } of await checkStore.readEntries())
    await checkStore.changeEntry(key, () => null)
})

test('a scanned code checks in with one tap, and is sent once under its key', async () => {
  open('/hr/attendance?site=3#code=secret', {
    'POST /api/attendance-checks': { status: 201, body: CHECK },
  })
  expect(await screen.findByText('North gate')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Check in/ }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  const body = bodyOf(sent()[0]!)
  expect(body).toMatchObject({ siteId: 3, direction: 'in', code: 'secret' })
  expect(body.clientKey).toMatch(/^[\da-f]{32}$/)
  await waitFor(async () => expect(await checkStore.readEntries()).toHaveLength(0))
})

test('what the portal refuses stays with its reason, and can be dismissed', async () => {
  open('/hr/attendance?site=3#code=old', {
    'POST /api/attendance-checks': {
      status: 409,
      body: { code: 'ATTENDANCE_CODE_INVALID', message: 'Scan the poster that hangs there now.' },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Check in/ }))
  expect(await screen.findByText('Scan the poster that hangs there now.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Request a correction' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(async () => expect(await checkStore.readEntries()).toHaveLength(0))
})

test('who came is offered to leave, and late entries say when they arrived', async () => {
  open('/hr/attendance', {
    'GET /api/attendance-checks/own': { body: { ...OWN, next: 'out', checks: [CHECK] } },
  })
  expect(await screen.findByRole('button', { name: /Check out/ })).toBeVisible()
  expect(screen.getByText(/Received at/)).toBeVisible()
})

test('a sign-in that is nobody’s is told what to do', async () => {
  open('/hr/attendance', {
    'GET /api/attendance-checks/own': { body: { ...OWN, employeeId: null } },
  })
  expect(await screen.findByText("Your sign-in isn't linked to an employee")).toBeVisible()
  expect(screen.queryByRole('button', { name: /Check in/ })).toBeNull()
})

test('without a connection an entry waits, and goes out exactly as it was made', async () => {
  await aWaiting()
  let isDead = true
  open('/hr/attendance', {
    'POST /api/attendance-checks': () => {
      if (isDead) throw new AxiosError('Network Error', 'ERR_NETWORK')
      return { status: 201, body: CHECK }
    },
  })
  await expect(sendCheck(KEY)).rejects.toThrow()
  const [waiting] = await checkStore.readEntries()
  isDead = false
  expect(await sendCheck(KEY)).toMatchObject({ id: 1 })
  expect(await sendCheck(KEY)).toBeNull()
  expect(bodyOf(sent().at(-1)!)).toEqual(waiting!.body)
  expect(await checkStore.readEntries()).toHaveLength(0)
})

test('a code is read from the address, a forged one is none', () => {
  expect(scannedIn({ search: '?site=3', hash: '#code=a-b_c' })).toEqual({
    ...{ siteId: 3, code: 'a-b_c' },
  })
  for (const [search, hash] of [
    ['', '#code=x'],
    ['?site=x', '#code=x'],
    ['?site=-1', '#code=x'],
    ['?site=3', ''],
  ] as const)
    expect(scannedIn({ search, hash })).toBeNull()
})

test('the nearest place is the one whose edge is nearest', () => {
  const wide = { ...SITE, id: 4, latitude: '24.733600', radiusM: 5000 }
  const here = { latitude: '24.716600', longitude: '46.675300', accuracyM: 5 }
  expect(nearestOf([SITE, wide], here)?.id).toBe(4)
  expect(nearestOf([SITE], here)?.id).toBe(3)
  expect(nearestOf([], here)).toBeNull()
})
