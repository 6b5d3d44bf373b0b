import { describe, expect, it } from 'vitest'
import { MAX_PHOTO_BYTES, nextRotation, photoProblem, stepZoom } from './photo-rules'

describe('photo rules', () => {
  it('accepts images up to 5 MB only', () => {
    expect(photoProblem({ type: 'application/pdf', size: 10 })).toBe('type')
    expect(photoProblem({ type: 'image/png', size: MAX_PHOTO_BYTES + 1 })).toBe('size')
    expect(photoProblem({ type: 'image/png', size: MAX_PHOTO_BYTES })).toBeNull()
  })

  it('steps the zoom by 0.05 between 0.1 and 3', () => {
    expect(stepZoom(0.5, 0.05)).toBe(0.55)
    expect(stepZoom(0.12, -0.05)).toBe(0.1)
    expect(stepZoom(2.98, 0.05)).toBe(3)
  })

  it('turns by 90 degrees and wraps at 360', () => {
    expect([0, 90, 180, 270].map(nextRotation)).toEqual([90, 180, 270, 0])
  })
})
