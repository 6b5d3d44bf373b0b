import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios'
import { AxiosError, AxiosHeaders } from 'axios'
import { afterEach } from 'vitest'
import { http } from '../api/http'

interface FakeAnswer {
  status?: number
  body?: unknown
  headers?: Record<string, string>
}

type Handler = (config: InternalAxiosRequestConfig) => FakeAnswer | Promise<FakeAnswer>

const realAdapter = http.defaults.adapter

/** Every call made since `fakeApi`, in order. */
export const calls: InternalAxiosRequestConfig[] = []

function textOf({ body }: FakeAnswer): unknown {
  const isRaw = typeof body === 'string' || body === undefined || body instanceof ArrayBuffer
  return isRaw ? body : JSON.stringify(body)
}

/** Answers every call of the HTTP client; statuses that the caller does not expect become errors. */
export function fakeApi(handler: Handler): void {
  calls.length = 0
  const adapter: AxiosAdapter = async (config) => {
    calls.push(config)
    const answer = await handler(config)
    const status = answer.status ?? 200
    const response = {
      status,
      statusText: String(status),
      data: textOf(answer),
      headers: new AxiosHeaders({ 'content-type': 'application/json', ...answer.headers }),
      config,
    }
    if (config.validateStatus?.(status) ?? status < 400) return response
    throw new AxiosError('Request failed', undefined, config, null, response)
  }
  http.defaults.adapter = adapter
}

afterEach(() => {
  http.defaults.adapter = realAdapter
})
