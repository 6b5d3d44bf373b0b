import { describe, expect, it } from 'vitest'
import { toastReducer, type ToastItem } from './toast-reducer'
import { soundOfToast } from './sounds'

const first: ToastItem = { id: '1', open: true, title: 'One' }
const second: ToastItem = { id: '2', open: true, title: 'Two' }

describe('toasts', () => {
  it('shows one at a time, the newest', () => {
    expect(toastReducer([first], { type: 'add', toast: second })).toEqual([second])
  })

  it('updates the one it names', () => {
    const [changed] = toastReducer([first], { type: 'update', id: '1', change: { title: 'New' } })
    expect(changed).toMatchObject({ id: '1', title: 'New' })
  })

  it('closes before it removes', () => {
    expect(toastReducer([first], { type: 'dismiss', id: '1' })).toEqual([{ ...first, open: false }])
    expect(toastReducer([first], { type: 'dismiss' })[0]?.open).toBe(false)
    expect(toastReducer([first], { type: 'remove', id: '1' })).toEqual([])
    expect(toastReducer([first], { type: 'remove' })).toEqual([])
  })

  it('sounds like an error only when destructive', () => {
    expect(soundOfToast('destructive')).toBe('error')
    expect(soundOfToast('success')).toBe('success')
    expect(soundOfToast(undefined)).toBe('success')
  })
})
