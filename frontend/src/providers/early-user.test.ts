import { afterEach, describe, expect, it } from 'vitest'
import { makeUser } from '../test/factories'
import { takeEarlyAnswer } from './early-user'

const answers = (status: number, body: unknown) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }))

afterEach(() => {
  delete window.earlyUser
})

describe('who is signed in, as requested before the portal was there', () => {
  it('is given once', async () => {
    const user = makeUser()
    window.earlyUser = answers(200, user)
    expect(await takeEarlyAnswer()).toEqual({ status: 200, user })
    expect(await takeEarlyAnswer()).toBeUndefined()
  })

  it('may be a refusal', async () => {
    window.earlyUser = answers(401, { code: 'UNAUTHENTICATED' })
    expect((await takeEarlyAnswer())?.status).toBe(401)
  })

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer is no JSON', () => Promise.resolve(new Response('<html>'))],
  ])('is requested again when %s', async (_case, answer) => {
    window.earlyUser = answer()
    expect(await takeEarlyAnswer()).toBeUndefined()
  })
})
