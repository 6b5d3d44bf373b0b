import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerEndpoint } from './endpoints'
import { connectLive, disconnectLive, liveProvider, onLiveEvent } from './live'
import { FakeSource } from '../test/fake-source'

beforeEach(() => {
  vi.useFakeTimers()
  FakeSource.all = []
  vi.stubGlobal('EventSource', FakeSource)
})

afterEach(() => {
  disconnectLive()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('live events', () => {
  it('reach their listeners until these stop', () => {
    const heard = vi.fn()
    const stop = onLiveEvent('notification', heard)
    connectLive('en')
    FakeSource.all[0]!.say('notification', { id: 4, type: 'x' })
    stop()
    FakeSource.all[0]!.say('notification', { id: 5, type: 'x' })
    expect(heard.mock.calls).toEqual([[{ id: 4, type: 'x' }]])
  })

  it('let go of the connection with the page, and come again with it', () => {
    const missed = vi.fn()
    const stop = onLiveEvent('poll', missed)
    connectLive('ar')
    window.dispatchEvent(new Event('pagehide'))
    expect(FakeSource.all[0]!.readyState).toBe(FakeSource.CLOSED)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(FakeSource.all).toHaveLength(1)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    FakeSource.all[1]!.onopen?.()
    expect(FakeSource.all[1]!.url).toBe('/api/live?language=ar')
    expect(missed).toHaveBeenCalledOnce()
    disconnectLive()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(FakeSource.all).toHaveLength(2)
    stop()
  })

  it('come in the language of the page, also after it has changed', () => {
    connectLive('en')
    connectLive('en')
    connectLive('ar')
    expect(FakeSource.all.map(({ url }) => url)).toEqual([
      '/api/live?language=en',
      '/api/live?language=ar',
    ])
    expect(FakeSource.all.map(({ readyState }) => readyState)).toEqual([FakeSource.CLOSED, 0])
    const source = FakeSource.all[1]!
    source.close()
    source.onerror?.()
    vi.advanceTimersByTime(2_000)
    expect(FakeSource.all.at(-1)!.url).toBe('/api/live?language=ar')
  })

  it('fall back to polling while the connection is down, and come back', () => {
    const poll = vi.fn()
    onLiveEvent('poll', poll)
    connectLive('en')
    const source = FakeSource.all[0]!
    source.close()
    source.onerror?.()
    vi.advanceTimersByTime(2_000)
    expect(FakeSource.all).toHaveLength(2)
    vi.advanceTimersByTime(30_000)
    expect(poll).toHaveBeenCalledTimes(1)
    FakeSource.all[1]!.onopen?.()
    expect(poll).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(120_000)
    expect(poll).toHaveBeenCalledTimes(2)
  })

  it('refresh the lists and records they are about', () => {
    registerEndpoint('test.things', { endpoint: 'things', ability: 'vendors.view' })
    const list = vi.fn()
    const record = vi.fn()
    const channel = 'resources/test.things'
    liveProvider.subscribe({ channel, types: ['*'], callback: list })
    liveProvider.subscribe({ channel, types: ['*'], params: { ids: [9] }, callback: record })
    connectLive('en')
    FakeSource.all[0]!.say('record', { resource: 'things', id: 4, action: 'updated' })
    FakeSource.all[0]!.say('record', { resource: 'others', id: 9, action: 'updated' })
    expect(list).toHaveBeenCalledTimes(1)
    expect(list.mock.calls[0]![0]).toMatchObject({ type: 'updated', payload: { ids: [4] } })
    expect(record).not.toHaveBeenCalled()
  })
})
