import type { Point } from './drawing'

/** x' = a x + c y + e, y' = b x + d y + f */
export type Matrix = [number, number, number, number, number, number]

export const SAME: Matrix = [1, 0, 0, 1, 0, 0]
/** Seen from behind: the x axis of the entity points the other way. */
export const MIRRORED: Matrix = [-1, 0, 0, 1, 0, 0]

export function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ]
}

export const moved = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

/** A direction, which stays where it is. */
export const turned = ([a, b, c, d]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y,
  y: b * x + d * y,
})

export const radians = (degrees: number): number => (degrees * Math.PI) / 180
