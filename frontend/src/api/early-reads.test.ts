import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls, fakeApi } from '../test/fake-api'
import { forgetFirstReads, openedAt } from './early-reads'
import { http } from './http'

const KEY = 'ui-first-reads'
const LIST = '/api/clients?_start=0&_end=25'

const early = (answer: Promise<Response>) => {
  window.earlyReads = { [LIST]: answer }
}
// names as a browser gives them
const headers = { 'content-type': 'application/json', 'x-total-count': '41' }
const rows = () => Promise.resolve(new Response('[{"id":1}]', { headers }))

beforeEach(() => {
  // a test before this one may have gone elsewhere
  window.history.replaceState(null, '', openedAt)
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeApi(() => ({ body: [{ id: 2 }], headers: { 'x-total-count': '42' } }))
})

afterEach(() => forgetFirstReads())

describe('what a page has read before the portal was there', () => {
  it('is taken once, with its headers', async () => {
    early(rows())
    const answer = await http.get(LIST)
    expect(answer.data).toEqual([{ id: 1 }])
    expect(answer.headers['x-total-count']).toBe('41')
    expect(calls).toHaveLength(0)
    expect((await http.get(LIST)).data).toEqual([{ id: 2 }])
  })

  it.each([
    ['the network failed', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['it was refused', () => Promise.resolve(Response.json({}, { status: 403 }))],
  ])('is requested again when %s', async (_case, answer) => {
    early(answer())
    expect((await http.get(LIST)).data).toEqual([{ id: 2 }])
    expect(calls).toHaveLength(1)
  })

  it('is not taken when it has become old', async () => {
    early(rows())
    vi.mocked(performance.now).mockReturnValue(60_000)
    expect((await http.get(LIST)).data).toEqual([{ id: 2 }])
  })

  it('never answers a write', async () => {
    early(rows())
    await http.post(LIST, {})
    expect(calls).toHaveLength(1)
  })
})

describe('what a page reads first', () => {
  const known = () => JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>

  it('is remembered by its address, without the session', async () => {
    await http.get(LIST)
    await http.get('/api/auth/session')
    await http.post('/api/clients', {})
    expect(known()).toEqual({ [openedAt]: [LIST] })
  })

  it('is over after a while', async () => {
    vi.mocked(performance.now).mockReturnValue(30_000)
    await http.get(LIST)
    expect(known()).toEqual({})
  })

  it('survives an entry that no one can read', async () => {
    localStorage.setItem(KEY, '{')
    await http.get(LIST)
    expect(known()).toEqual({ [openedAt]: [LIST] })
  })

  it('goes with the person who leaves', async () => {
    await http.get(LIST)
    forgetFirstReads()
    expect(localStorage.getItem(KEY)).toBeNull()
  })
})
