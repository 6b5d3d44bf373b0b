/** Whether an update or delete found at least one row. */
export async function affected(update: PromiseLike<unknown>): Promise<boolean> {
  return Number(await update) > 0
}
