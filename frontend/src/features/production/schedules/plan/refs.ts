let made = 0

/** A name for a task that is about to be added. Until the page is closed it is its id as well. */
export function newRef(): string {
  made -= 1
  return String(made)
}

/** The id of an added task on this page. */
export const idOfRef = (ref: string): number => Number(ref)
