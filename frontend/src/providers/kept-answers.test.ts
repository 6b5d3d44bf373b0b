import { beforeEach, expect, test } from 'vitest'
import { AxiosError } from 'axios'
import { calls, fakeApi } from '../test/fake-api'
import { makeUser } from '../test/factories'
import { logout } from './auth-actions'
import { currentUserQuery } from './current-user'
import { clearKept, keepAnswer, keptAnswer, keepUser } from './kept-answers'
import { isFromDevice, keptUserId } from './kept-user'
import { hasOwedSignOut } from './owed-sign-out'
import { queryClient } from './query-client'

const FOREMAN = makeUser({ id: 31 })
const ADDRESS = '/api/site-reports/projects'
const LISTS = '/api/lists'

const lineIsDead = () => {
  throw new AxiosError('Network Error', 'ERR_NETWORK')
}
const readUser = () => queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })

beforeEach(async () => {
  await clearKept()
  await keepUser(FOREMAN)
  await keepAnswer(FOREMAN.id, ADDRESS, [{ id: 1 }])
  await keepAnswer(FOREMAN.id, LISTS, { 'site-weather': [] })
})

test('without a connection the device names its person, with the lists of their pages', async () => {
  fakeApi(lineIsDead)
  expect(await readUser()).toEqual(FOREMAN)
  expect(isFromDevice()).toBe(true)
  expect(queryClient.getQueryData([LISTS])).toEqual({ 'site-weather': [] })
})

test('the portal has the last word: an ended session, and another person, leave nothing', async () => {
  for (const answer of [{ status: 401, body: {} }, { body: makeUser({ id: 32 }) }]) {
    await keepUser(FOREMAN)
    await keepAnswer(FOREMAN.id, ADDRESS, [{ id: 1 }])
    fakeApi(() => answer)
    await readUser()
    expect(keptUserId()).toBeNull()
    await expect.poll(() => keptAnswer(FOREMAN.id, ADDRESS)).toBeUndefined()
  }
})

test('a failure of the portal is no dead line', async () => {
  fakeApi(() => ({ status: 500, body: {} }))
  await expect(readUser()).rejects.toThrow('500')
})

test('a sign-out without a connection is owed, and made up for before anything else', async () => {
  fakeApi(lineIsDead)
  await logout()
  expect(keptUserId()).toBeNull()
  expect(hasOwedSignOut()).toBe(true)
  expect(await readUser()).toBeNull()
  fakeApi(() => ({ body: FOREMAN }))
  expect(await readUser()).toBeNull()
  expect(calls.map(({ url }) => url)).toEqual(['/api/auth/logout'])
  expect(hasOwedSignOut()).toBe(false)
})

test('what comes after the person has left is not kept, and no one reads what is another’s', async () => {
  await keepUser(makeUser({ id: 32 }))
  await keepAnswer(FOREMAN.id, ADDRESS, [{ id: 2 }])
  expect(await keptAnswer(FOREMAN.id, ADDRESS)).toBeUndefined()
})
