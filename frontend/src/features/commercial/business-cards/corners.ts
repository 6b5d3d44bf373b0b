import type { Corner } from './card'

/** Where the frame stands before anyone has found the card. */
const MARGIN = 0.1

export const WHOLE: Corner[] = [
  { x: MARGIN, y: MARGIN },
  { x: 1 - MARGIN, y: MARGIN },
  { x: 1 - MARGIN, y: 1 - MARGIN },
  { x: MARGIN, y: 1 - MARGIN },
]

const inside = (share: number) => Math.min(1, Math.max(0, share))

/** The corners with one of them elsewhere, never outside the picture. */
export function moved(corners: Corner[], index: number, { x, y }: Corner): Corner[] {
  return corners.map((corner, i) => (i === index ? { x: inside(x), y: inside(y) } : corner))
}

/** The next corner becomes the upper left one: for a card that lies sideways or upside down. */
export const turned = (corners: Corner[]): Corner[] => [...corners.slice(1), ...corners.slice(0, 1)]

/** Whether the corners follow each other clockwise without a dent, so that they frame a card. */
export function isFrame(corners: Corner[]): boolean {
  return corners.every((a, i) => {
    const [b, c] = [corners[(i + 1) % 4]!, corners[(i + 2) % 4]!]
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0
  })
}
