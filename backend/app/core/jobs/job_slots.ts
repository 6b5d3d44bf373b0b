/**
 * Who may run beside whom in this process. A job that several workers have died over runs alone, so
 * that the next death, if it is its fault, takes no innocent job with it.
 */
interface Waiting {
  alone: boolean
  answer: (admitted: boolean) => void
}

let running = 0
let aloneRunning = false
let closed = false
const waiting: Waiting[] = []

/** @returns false when this process takes no more work */
export function takeSlot(alone: boolean): Promise<boolean> {
  return new Promise((answer) => {
    waiting.push({ alone, answer })
    admit()
  })
}

export function freeSlot(alone: boolean) {
  running--
  if (alone) aloneRunning = false
  admit()
}

/** From now on no one gets a turn, and those who wait for one are sent away. */
export function closeSlots() {
  closed = true
  admit()
}

export function openSlots() {
  closed = false
}

/** In the order of arrival, so that no one waits for ever. */
function admit() {
  while (waiting.length) {
    const [{ alone, answer }] = waiting
    if (!closed && (aloneRunning || (alone && running > 0))) return
    waiting.shift()
    if (!closed) {
      running++
      aloneRunning = alone
    }
    answer(!closed)
  }
}
