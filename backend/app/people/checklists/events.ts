export const CHECKLIST_OPENED = 'people.checklist_opened'

/** A checklist was made: whoever has something to do in it is to be notified. */
export interface ChecklistOpened {
  id: number
}
