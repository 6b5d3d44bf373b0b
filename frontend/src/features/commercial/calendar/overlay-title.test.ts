import { expect, it } from 'vitest'
import { overlayTitle } from './overlay-title'

const DUE = {
  kind: 'Invoice due',
  number: 'INV-2026-0003',
  about: 'Najd',
  isAbsence: false,
  isNarrow: false,
}

it('says from left to right what kind of day it is, then of what', () => {
  expect(overlayTitle({ ...DUE, isRtl: false })).toBe('Invoice due: ⁨INV-2026-0003⁩ ⁨Najd⁩')
})

it('begins from right to left with the number, whose beginning would be cut elsewhere', () => {
  expect(overlayTitle({ ...DUE, isRtl: true })).toBe('⁨INV-2026-0003⁩ · Invoice due · ⁨Najd⁩')
})

it('begins with what kind of day it is where a number has no room', () => {
  const text = 'Invoice due: ⁨INV-2026-0003⁩ ⁨Najd⁩'
  expect(overlayTitle({ ...DUE, isRtl: true, isNarrow: true })).toBe(text)
})

it('says of an absence who is away, and no number', () => {
  for (const isRtl of [false, true])
    expect(overlayTitle({ ...DUE, kind: 'Away', isAbsence: true, isRtl })).toBe('Away: ⁨Najd⁩')
})
