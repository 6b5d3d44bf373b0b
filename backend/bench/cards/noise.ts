/** Smooth noise 0–1 on a lattice (value noise, summed over octaves), the same for the same seed. */
export function smoothNoise(seed: number): (x: number, y: number) => number {
  const lattice = (x: number, y: number) => {
    let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 1103515245)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
  }
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [x - left, y - top]
    const [sx, sy] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)]
    const upper = lattice(left, top) * (1 - sx) + lattice(left + 1, top) * sx
    const lower = lattice(left, top + 1) * (1 - sx) + lattice(left + 1, top + 1) * sx
    return upper * (1 - sy) + lower * sy
  }
}

export interface Grain {
  /** Periods per pixel along x and y. */
  fx: number
  fy: number
  octaves: number
}

/** One byte per pixel. */
export function noiseField(width: number, height: number, grain: Grain, seed: number): Uint8Array {
  const out = new Uint8Array(width * height)
  const noise = smoothNoise(seed)
  const total = 2 - 2 ** (1 - grain.octaves)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      let value = 0
      for (let k = 0, weight = 1, scale = 1; k < grain.octaves; k++, weight /= 2, scale *= 2)
        value += noise(x * grain.fx * scale + k * 17, y * grain.fy * scale) * weight
      out[i] = (value / total) * 255
    }
  }
  return out
}
