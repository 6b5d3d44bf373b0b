import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calls, fakeApi } from '../test/fake-api'
import { HttpError } from './http-error'
import { http, ifMatch } from './http'
import { freshCode, reauthentication } from './reauthentication'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('http client', () => {
  it('asks in the language of the page and sends cookies', async () => {
    fakeApi(() => ({ body: {} }))
    await http.get('/api/x')
    expect(calls[0]?.headers.get('Accept-Language')).toBe('en')
    expect(calls[0]?.withCredentials).toBe(true)
    expect(calls[0]).toMatchObject({
      xsrfCookieName: 'XSRF-TOKEN',
      xsrfHeaderName: 'X-XSRF-TOKEN',
    })
  })

  it('reads 204, empty and other bodies as an empty object', async () => {
    fakeApi(({ url }) => {
      if (url === '/none') return { status: 204 }
      if (url === '/text') return { body: 'fine', headers: { 'content-type': 'text/plain' } }
      return { body: '' }
    })
    for (const url of ['/none', '/text', '/empty']) {
      expect((await http.get(url)).data).toEqual({})
    }
  })

  it('holds a refused call back and sends it again after a new sign-in', async () => {
    let isSignedIn = false
    fakeApi(() => (isSignedIn ? { body: { saved: true } } : { status: 401, body: {} }))
    reauthentication.arm(true)
    const saving = http.post('/api/clients', { name: 'Typed' })
    await vi.waitFor(() => expect(reauthentication.isWaiting()).toBe(true))
    isSignedIn = true
    reauthentication.finish(true)
    expect((await saving).data).toEqual({ saved: true })
    expect(calls).toHaveLength(2)
    reauthentication.arm(false)
  })

  it('fails with the 401 when the user gives up, and never asks when signed out', async () => {
    fakeApi(() => ({ status: 401, body: { message: 'Signed out' } }))
    reauthentication.arm(true)
    const saving = http.post('/api/clients', {})
    await vi.waitFor(() => expect(reauthentication.isWaiting()).toBe(true))
    reauthentication.finish(false)
    await expect(saving).rejects.toThrow('401: Signed out')
    reauthentication.arm(false)
    await expect(http.get('/api/x')).rejects.toBeInstanceOf(HttpError)
    expect(reauthentication.isWaiting()).toBe(false)
  })

  it('holds back what asks for a fresh code, and sends it once more', async () => {
    let isProven = false
    const refusal = { status: 403, body: { code: 'PROOF_REQUIRED', message: 'Enter a code' } }
    fakeApi(() => (isProven ? { body: { paid: true } } : refusal))
    freshCode.arm(true)
    const paying = http.post('/api/payment-runs/1/pay', {})
    await vi.waitFor(() => expect(freshCode.isWaiting()).toBe(true))
    isProven = true
    freshCode.finish(true)
    expect((await paying).data).toEqual({ paid: true })
    isProven = false
    const givenUp = http.post('/api/payment-runs/1/pay', {})
    await vi.waitFor(() => expect(freshCode.isWaiting()).toBe(true))
    freshCode.finish(false)
    await expect(givenUp).rejects.toThrow('403: Enter a code')
    expect(calls).toHaveLength(3)
    freshCode.arm(false)
  })

  it('quotes the version', () => {
    expect(ifMatch(4)).toEqual({ 'If-Match': '"4"' })
    expect(ifMatch(undefined)).toEqual({})
  })
})
