import type { Task } from './task.js'

/**
 * How far several tasks are together: by their weights where planners have given each of them one, else by
 * their durations. Half of each would add hours to shares of a contract.
 */
export class ProgressSum {
  #byDuration = { done: 0, of: 0 }
  #byWeight = { done: 0, of: 0 }
  /** No task without a weight so far; a milestone needs none. */
  #isWeighted = true

  add({ duration, percentE2, weightE4 }: Pick<Task, 'duration' | 'percentE2' | 'weightE4'>) {
    // a milestone weighs next to nothing, and still completes a summary of milestones alone
    const length = Math.max(duration, 1)
    this.#join(this.#byDuration, { done: length * percentE2, of: length })
    const weight = weightE4 ?? 0
    this.#join(this.#byWeight, { done: weight * percentE2, of: weight })
    if (weightE4 === null && duration > 0) this.#isWeighted = false
  }

  /** Takes in what a summary below has. */
  join(other: ProgressSum) {
    this.#join(this.#byDuration, other.#byDuration)
    this.#join(this.#byWeight, other.#byWeight)
    if (!other.#isWeighted) this.#isWeighted = false
  }

  /** In hundredths of a percent; null without any task. */
  get percentE2(): number | null {
    const { done, of } = this.#isWeighted && this.#byWeight.of ? this.#byWeight : this.#byDuration
    return of ? Math.round(done / of) : null
  }

  #join(sum: { done: number; of: number }, other: { done: number; of: number }) {
    sum.done += other.done
    sum.of += other.of
  }
}
