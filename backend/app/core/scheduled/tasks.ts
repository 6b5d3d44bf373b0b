interface Task {
  name: string
  /** Pause between the end of one run and the next. */
  seconds: number
  run(): Promise<unknown>
}

const tasks: Task[] = []

/**
 * A department declares what has to be looked after again and again. It may run in several
 * processes at once: whatever it writes must be safe to repeat.
 */
export function registerTask(task: Task) {
  tasks.push(task)
}

export function registeredTasks(): readonly Task[] {
  return tasks
}
