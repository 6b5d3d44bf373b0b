import { describe, expect, it } from 'vitest'
import { phaseAt } from './session-clock'

const now = Date.parse('2026-11-21T12:00:00Z')

function times(idleSeconds: number, absoluteSeconds = 36_000) {
  const at = (seconds: number) => new Date(now + seconds * 1000).toISOString()
  return {
    expiresAt: at(idleSeconds),
    warnAt: at(idleSeconds - 60),
    absoluteExpiresAt: at(absoluteSeconds),
  }
}

describe('session clock', () => {
  it('is quiet until the last 60 seconds', () => {
    expect(phaseAt(times(61), now)).toEqual({ name: 'quiet' })
    expect(phaseAt(times(60), now)).toEqual({ name: 'warning', secondsLeft: 60, canExtend: true })
    expect(phaseAt(times(0), now)).toEqual({ name: 'ended' })
  })

  it('cannot be extended beyond the absolute end', () => {
    const phase = phaseAt(times(1800, 30), now)
    expect(phase).toEqual({ name: 'warning', secondsLeft: 30, canExtend: false })
  })
})
