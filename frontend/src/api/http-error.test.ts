import { describe, expect, it, vi } from 'vitest'
import { errorFromResponse, HttpError, logHttpError, messageOf, toHttpError } from './http-error'

function answer(status: number, data: unknown, headers: Record<string, string> = {}) {
  return errorFromResponse({ status, statusText: 'Status text', data, headers })
}

describe('http error', () => {
  it('joins the status and the message of the server', () => {
    const error = answer(422, {
      message: 'Invalid fields',
      code: 'E_VALIDATION',
      errors: { name: ['Required'] },
      requestId: 'r-1',
    })
    expect(error.message).toBe('422: Invalid fields')
    expect(error).toMatchObject({
      status: 422,
      statusCode: 422,
      statusText: 'Status text',
      code: 'E_VALIDATION',
      requestId: 'r-1',
      errors: { name: ['Required'] },
    })
    expect(messageOf(error, 'fallback')).toBe('Invalid fields')
  })

  it('falls back to the raw text, then to the status text', () => {
    expect(answer(500, 'broken').message).toBe('500: broken')
    expect(answer(502, '').message).toBe('502: Status text')
    expect(answer(400, { no: 'message' }).message).toBe('400: Status text')
  })

  it('names an HTML page for what it is', () => {
    expect(answer(500, '<!DOCTYPE html><html></html>').message).toBe(
      '500: Server returned HTML error page instead of JSON. Check authentication.'
    )
  })

  it('reads how long to wait', () => {
    expect(answer(429, { message: 'Slow down' }, { 'retry-after': '30' }).retryAfter).toBe(30)
  })

  it('wraps anything that is not an answer with status 0', async () => {
    const error = await toHttpError(new Error('Network Error'))
    expect(error).toBeInstanceOf(HttpError)
    expect(error.status).toBe(0)
    expect(messageOf(error, 'fallback')).toBe('fallback')
  })

  it('logs at most 500 characters of a body', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    logHttpError('GET', '/api/x', answer(500, 'x'.repeat(2000)))
    expect(String(log.mock.calls[0]?.[2])).toHaveLength(500)
  })
})
