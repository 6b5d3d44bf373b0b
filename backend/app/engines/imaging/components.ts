import type { Raster } from './source_image.js'

/** A connected group of ink pixels. Box bounds are inclusive. */
export interface Component {
  label: number
  x0: number
  y0: number
  x1: number
  y1: number
  area: number
}

export interface Labelled {
  /** Component label of each pixel, 0 for paper. */
  labels: Int32Array
  /** Indexed by label − 1. */
  components: Component[]
}

/** Groups pixels darker than `limit` that touch, diagonals included. Grey picture, one channel. */
export function labelInk({ data, width, height }: Raster, limit: number): Labelled {
  const labels = new Int32Array(width * height)
  const components: Component[] = []
  const stack = new Int32Array(width * height)
  for (let start = 0; start < data.length; start++) {
    if (data[start] >= limit || labels[start] !== 0) continue
    const label = components.length + 1
    const x = start % width
    const y = (start - x) / width
    const component = { label, x0: x, y0: y, x1: x, y1: y, area: 0 }
    labels[start] = label
    stack[0] = start
    fill(data, labels, stack, width, limit, component)
    components.push(component)
  }
  return { labels, components }
}

function fill(
  data: Uint8Array,
  labels: Int32Array,
  stack: Int32Array,
  width: number,
  limit: number,
  component: Component
): void {
  let top = 1
  while (top > 0) {
    const at = stack[--top]
    const x = at % width
    const y = (at - x) / width
    component.area++
    if (x < component.x0) component.x0 = x
    if (x > component.x1) component.x1 = x
    if (y < component.y0) component.y0 = y
    if (y > component.y1) component.y1 = y
    const left = x > 0 ? -1 : 0
    const right = x < width - 1 ? 1 : 0
    for (let row = at - width; row <= at + width; row += width) {
      if (row < 0 || row >= data.length) continue
      for (let next = row + left; next <= row + right; next++) {
        if (labels[next] !== 0 || data[next] >= limit) continue
        labels[next] = component.label
        stack[top++] = next
      }
    }
  }
}
